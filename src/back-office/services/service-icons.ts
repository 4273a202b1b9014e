/** One class string for each icon that the site draws. Unknown classes are drawn as `boxes`. */
export const SERVICE_ICONS = [
  { icon: 'fas fa-cloud-upload-alt', label: 'Cloud' },
  { icon: 'fas fa-lightbulb', label: 'Idea' },
  { icon: 'fas fa-sync-alt', label: 'Renewal' },
  { icon: 'fas fa-cogs', label: 'Gear' },
  { icon: 'fas fa-network-wired', label: 'Network' },
  { icon: 'fas fa-code', label: 'Code' },
  { icon: 'fas fa-server', label: 'Server' },
  { icon: 'fas fa-database', label: 'Database' },
  { icon: 'fas fa-microchip', label: 'Chip' },
  { icon: 'fas fa-shield-alt', label: 'Shield' },
  { icon: 'fas fa-users', label: 'People' },
  { icon: 'fas fa-boxes', label: 'Boxes' },
] as const;
