/** As the icon set draws them; its code would be more than a kilobyte of what every page loads. */
const PATHS = { menu: 'M4 5h16M4 12h16M4 19h16', 'chevron-down': 'm6 9 6 6 6-6' };

/** An icon of the header. The words beside it, or the label of its button, say what it means. */
export function HeaderIcon(props: { name: keyof typeof PATHS; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={props.className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[props.name]} />
    </svg>
  );
}
