/**
 * Whether a text can be the ID of a project of Google, which is part of URLs and commands. Imports no npm package.
 * https://cloud.google.com/resource-manager/docs/creating-managing-projects
 */
export const isProjectId = (id: string) => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id);
