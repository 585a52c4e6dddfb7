const kilobyte = 1000
const megabyte = 1000 * kilobyte

/** Formats a size in bytes: `0.6 kB`, `320 kB`, `4.2 MB`; empty where the size is unknown (0). */
export function formatFileSize(bytes: number, language: string): string {
  if (bytes <= 0) return ''
  const inMegabytes = Math.round(bytes / kilobyte) * kilobyte >= megabyte
  const value = bytes / (inMegabytes ? megabyte : kilobyte)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
    // The smallest size shown is 0.1, because 0 kB would look like an empty file.
  }).format(Math.max(value, 0.1))
}
