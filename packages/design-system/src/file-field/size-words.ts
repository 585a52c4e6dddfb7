const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** How large a file is, as people say it. */
export function sizeWords(bytes: number, language: string): string {
  const [value, unit, maximumFractionDigits] =
    bytes < megabyte
      ? ([Math.ceil(bytes / kilobyte), 'kilobyte', 0] as const)
      : ([bytes / megabyte, 'megabyte', 1] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value)
}
