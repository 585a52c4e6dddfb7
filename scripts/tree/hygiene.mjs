const longest = 250
const isCode = (file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !/\/migrations\//.test(file)

/** Home directories, paths of build machines and package registries, which do not exist on other machines. */
const machine = [
  /(?<![\w.])\/(?:home|Users|root|work|builds)\/[\w.-]+\//,
  /https?:\/\/[^\s"'/]*(?:registry|artifactory|nexus)[^\s"'/]*/i,
]

/** Limits the length of source files. */
export function checkLength(file, source) {
  const lines = source.trimEnd().split('\n').length
  return isCode(file) && lines > longest ? [`${file} has ${lines} lines; ${longest} is the most`] : []
}

/** Refuses paths and URLs of the machine that a file was written on. */
export function checkPlaces(file, source) {
  const found = machine.map((pattern) => pattern.exec(source)?.[0]).find(Boolean)
  return found ? [`${file} names a place of one machine: ${found}`] : []
}

/** The lock file must not name registry hosts, so that npm's configuration decides. */
export function checkLock(file, source) {
  return file.endsWith('package-lock.json') && /"resolved": "http/.test(source)
    ? [`${file} holds addresses of a registry`]
    : []
}

const conflict = /\bstatus\s*[!=]==?\s*409\b|\btoken\s*[!=]==?\s*'(?:conflict|class\.full)'/

/** The portal recognizes a conflict, by its status or its token, in the table of 409 conflicts alone. */
export function checkConflicts(file, source) {
  const isChecked = file.startsWith('apps/portal/src/') && file !== 'apps/portal/src/api/conflict.ts'
  return isChecked && conflict.test(source)
    ? [`${file} recognizes a conflict; api/conflict.ts decides what it means`]
    : []
}

/** What may say that a text is clean html: the sanitizers, and what tests them with attacks. */
const branding = new Set([
  'apps/api/src/contract/clean-html.ts',
  'packages/design-system/src/html/sanitize.ts',
  'packages/design-system/src/html/html.stories.tsx',
  'packages/domain/src/exercise-draft/columns.test.ts',
  'packages/domain/src/html.ts',
])

/** Html is a type: only a sanitizer makes it, and only one place shows it. */
export function checkHtml(file, source) {
  const isCode = /^(?:apps|packages)\/.*\.tsx?$/.test(file)
  if (!isCode) return []
  const found = [
    ...(/\basSafeHtml\b|\bas SafeHtml\b/.test(source) && !branding.has(file) ? ['brands a text as clean html'] : []),
    ...(/\bdangerouslySetInnerHTML=/.test(source) && file !== 'packages/design-system/src/html/running-text.tsx'
      ? ['shows html']
      : []),
  ]
  return found.map((what) => `${file} ${what}: html/sanitize.ts and contract/clean-html.ts clean, RunningText shows`)
}
