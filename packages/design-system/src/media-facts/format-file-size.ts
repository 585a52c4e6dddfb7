const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** Formats a file size for the user's language. */
export function formatFileSize(bytes: number, language: string): string {
  const [value, unit, maximumFractionDigits] =
    bytes < megabyte
      ? ([Math.ceil(bytes / kilobyte), 'kilobyte', 0] as const)
      : ([bytes / megabyte, 'megabyte', 1] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value)
}
