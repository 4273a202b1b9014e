/** Whether the visitor asked for less data: https://wicg.github.io/savedata/#savedata-attribute. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
