const kilobyte = 1000
const megabyte = 1000 * kilobyte

/** A size in bytes as people read it: `0.6 kB`, `320 kB`, `4.2 MB`; empty where it is not known. */
export function sizeWords(bytes: number, language: string): string {
  if (bytes <= 0) return ''
  const inMegabytes = Math.round(bytes / kilobyte) * kilobyte >= megabyte
  const value = bytes / (inMegabytes ? megabyte : kilobyte)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
    // No file is of 0 kB.
  }).format(Math.max(value, 0.1))
}
