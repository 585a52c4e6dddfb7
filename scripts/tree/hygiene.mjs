const longest = 250
const isCode = (file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !/\/migrations\//.test(file)

/** Homes of people and build machines, and addresses of package registries: nobody else has them. */
const machine = [
  /(?<![\w.])\/(?:home|Users|root|work|builds)\/[\w.-]+\//,
  /https?:\/\/[^\s"'/]*(?:registry|artifactory|nexus)[^\s"'/]*/i,
]

/** A source file is short enough to be read at once. */
export function checkLength(file, source) {
  const lines = source.trimEnd().split('\n').length
  return isCode(file) && lines > longest ? [`${file} has ${lines} lines; ${longest} is the most`] : []
}

/** Nothing in the repository depends on the machine that it was written on. */
export function checkPlaces(file, source) {
  const found = machine.map((pattern) => pattern.exec(source)?.[0]).find(Boolean)
  return found ? [`${file} names a place of one machine: ${found}`] : []
}

/** The lock file leaves it to npm where packages come from. */
export function checkLock(file, source) {
  return file.endsWith('package-lock.json') && /"resolved": "http/.test(source)
    ? [`${file} holds addresses of a registry`]
    : []
}
