const POLICY = 'Content-Security-Policy';

/** What is wrong with the headers of a page, in words, by the header and of a policy by the directive. */
export function headerProblems(
  path: string,
  expected: Record<string, string>,
  sent: Headers,
): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = sent.get(name);
    if (found === null) return [`${name} of ${path} is missing`];
    if (name === POLICY) {
      return differentDirectives(value, found).map(
        (directive) => `${name} of ${path} has another ${directive}`,
      );
    }
    return found.trim() === value ? [] : [`${name} of ${path} is “${found}”, not “${value}”`];
  });
}

/** Names of the directives that differ; the order of directives and of their sources makes no difference. */
function differentDirectives(expected: string, found: string): string[] {
  const [one, other] = [directivesOf(expected), directivesOf(found)];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name) !== other.get(name),
  );
}

function directivesOf(policy: string): Map<string, string> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim())
      .filter(Boolean)
      .map((directive) => directive.split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources.sort().join(' ')]),
  );
}
