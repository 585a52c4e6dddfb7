/** The raw colours, lightest first. Components never use them: they use the semantic tokens. */
const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const
export type Shade = (typeof shades)[number]

export const palettes = {
  plaster: [
    '#FFFDFA',
    '#FAF6F0',
    '#F3ECE1',
    '#E5DACA',
    '#CDBDA5',
    '#A8967C',
    '#837259',
    '#655745',
    '#463C30',
    '#2B251E',
  ],
  ink: ['#F1F3F8', '#DCE2EC', '#B9C3D6', '#8E9DB9', '#66789A', '#495A7C', '#34435F', '#26334F', '#1D2A44', '#111A2D'],
  brick: ['#FCF2EE', '#F9DFD6', '#F1BEAE', '#E8957D', '#D16A4E', '#B4472F', '#993A25', '#7C2E1D', '#5C2418', '#3D180F'],
  sky: ['#EEF5FB', '#D6E7F5', '#AFD0EC', '#82B5E0', '#4F8FC7', '#2F6FB0', '#255A91', '#1E4772', '#183553', '#112439'],
  leaf: ['#EEF7F1', '#D5EBDC', '#ABD7B9', '#7FC495', '#4E9E6B', '#2F7D4F', '#25663F', '#1D4F32', '#173B29', '#0F281B'],
  sun: ['#FDF6E6', '#FAEAC6', '#F6D794', '#F0BE5C', '#D79A2B', '#B7791F', '#8A5A14', '#6D4711', '#48340F', '#33230A'],
  poppy: ['#FDF0EE', '#FADCD8', '#F4B9B2', '#EC9288', '#D85C50', '#C0392B', '#A32E22', '#80241B', '#572224', '#3C1414'],
  lamp: ['#FFF8EA', '#FFEDCB', '#FFDFA3', '#FFCB7D', '#F7B35B', '#E8963E', '#B9701F', '#875015', '#5A3610', '#3A230A'],
} as const satisfies Record<
  string,
  readonly [string, string, string, string, string, string, string, string, string, string]
>

export type Palette = keyof typeof palettes
export type RawColor = `${Palette}.${Shade}`

/** The value of a raw colour such as `brick.500`. */
export function rawColor(name: RawColor): string {
  const [palette, shade] = name.split('.')
  const row = Object.entries(palettes).find(([key]) => key === palette)
  const index = shades.findIndex((each) => each === shade)
  return row?.[1][index] ?? 'transparent'
}

/** The palettes as Chakra tokens. */
export const colorTokens = Object.fromEntries(
  Object.entries(palettes).map(([name, row]) => [
    name,
    Object.fromEntries(row.map((value, index) => [shades[index] ?? '', { value }])),
  ]),
)
