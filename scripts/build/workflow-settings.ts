/**
 * The build settings among the variables of a GitHub repository, which the workflows pass as JSON. Unlike secrets,
 * variables are meant to be readable. Only those that begin with VITE_ reach a build.
 */
export function workflowSettings({ BUILD_VARIABLES }: NodeJS.ProcessEnv): Record<string, string> {
  const variables = JSON.parse(BUILD_VARIABLES || '{}') as Record<string, string>;
  return Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('VITE_')));
}
