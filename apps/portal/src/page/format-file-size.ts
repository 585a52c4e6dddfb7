const units = [
  ['kilobyte', 1000],
  ['megabyte', 1000 ** 2],
  ['gigabyte', 1000 ** 3],
] as const

/** Formats a size in bytes: `0.6 kB`, `320 kB`, `4.2 MB`, `12 GB`; empty where the size is unknown (0). */
export function formatFileSize(bytes: number, language: string): string {
  if (bytes <= 0) return ''
  // What is rounded up to a thousand of a unit is one of the next.
  const [unit, size] = units.findLast(([, least]) => Math.round((bytes / least) * 1000) >= 1000) ?? units[0]
  const value = bytes / size
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
    // The smallest size shown is 0.1, because 0 kB would look like an empty file.
  }).format(Math.max(value, 0.1))
}
