import type { SystemStyleObject } from '@chakra-ui/react'

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%237f7f8f' stroke-width='3' stroke-linecap='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E\")"

/** A hollow that a choice of a list fills: dashed while it is empty. */
export const selectStyle = {
  appearance: 'none',
  minH: 'target',
  pl: 3.5,
  pr: 9,
  py: 1,
  font: 'inherit',
  lineHeight: 1.4,
  fontWeight: 'semibold',
  color: 'fg',
  bgColor: 'bg',
  bgImage: arrow,
  bgRepeat: 'no-repeat',
  backgroundPosition: 'right 0.6rem center',
  bgSize: '1.125rem',
  border: '2px dashed',
  borderColor: 'border.strong',
  borderRadius: 'control',
  '&:hover': { borderColor: 'fg' },
  '&[data-filled]': { borderStyle: 'solid', borderColor: 'fg', bgColor: 'bg.surface' },
  '&:not([data-filled])': { color: 'fg.muted' },
  '& option': { color: 'fg', bg: 'bg.surface' },
} satisfies SystemStyleObject
