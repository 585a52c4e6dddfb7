import { limits } from '@the-house/domain'

/** The page numbers that get a link: five in a row, the current one in the middle where possible. */
export function pageWindow(page: number, pages: number): number[] {
  const count = Math.min(limits.pageLinks, pages)
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}
