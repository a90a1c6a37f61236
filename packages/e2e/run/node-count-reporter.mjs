// A reporter of node's test runner that leaves the counts as JSON, for the run to add up.
const line = /^(pass|fail|cancelled|skipped|todo) (\d+)$/;

/** The file a test at the top stands in; one that does not load has its path for a name. */
const fileOf = ({ file, name }) => file ?? name;

export default async function* nodeCountReporter(source) {
  const seen = {};
  const broken = {};
  for await (const { type, data } of source) {
    if (type === 'test:fail' && data.nesting === 0) broken[fileOf(data)] = (broken[fileOf(data)] ?? 0) + 1;
    const match = type === 'test:diagnostic' && data.nesting === 0 && line.exec(data.message);
    if (match) seen[match[1]] = Number(match[2]); // the summary comes last, so it is what stays
  }
  if (seen.pass === undefined) return;
  yield JSON.stringify({
    passed: seen.pass,
    failed: seen.fail + seen.cancelled,
    skipped: seen.skipped + seen.todo,
    broken,
  });
}
