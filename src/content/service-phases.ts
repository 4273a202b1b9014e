/** The phases of a project, each with its built-in services: slug and short name. */
export const SERVICE_PHASES: Record<string, Record<string, string>> = {
  Plan: { consulting: 'Consulting' },
  Move: { 'cloud-migration': 'Migration', upgrades: 'Upgrades' },
  Build: { 'integrated-services': 'Integration', 'product-development': 'Products' },
  Run: { 'managed-services': 'Operations', 'infrastructure-services': 'Infrastructure' },
};

/** Heading of the services that belong to no phase. */
export const MORE_SERVICES = 'More services';
