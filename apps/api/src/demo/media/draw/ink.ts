/**
 * The colors of the school's drawings; each picture has a plaster ground of its own, so it fits light and dark themes.
 */
export const palette = {
  plaster: '#FAF6F0',
  shade: '#F0E6D8',
  ink: '#1D2A44',
  night: '#2B3A5C',
  pepper: '#5D6984',
  brick: '#B4472F',
  clay: '#E2A48F',
  sky: '#2F6FB0',
  air: '#C3D9EC',
  leaf: '#2F7D4F',
  mint: '#BFDBC6',
  sun: '#E0A83C',
  lamp: '#F6DFAE',
} as const

export type Tint = keyof typeof palette

/** An ink outline over a flat color printed slightly off, as in an old picture book. */
export function shape(d: string, fill: Tint = 'plaster', width = 5): string {
  const colour = fill === 'plaster' ? '' : `<path d="${d}" fill="${palette[fill]}" transform="translate(5 4)"/>`
  const line = `<path d="${d}" fill="none" stroke="${palette.ink}" stroke-width="${width}"/>`
  return `<path d="${d}" fill="${palette.plaster}"/>${colour}${line}`
}

/** Ink alone. */
export const stroke = (d: string, width = 5, tint: Tint = 'ink') =>
  `<path d="${d}" fill="none" stroke="${palette[tint]}" stroke-width="${width}"/>`

/** Color alone. */
export const patch = (d: string, fill: Tint) => `<path d="${d}" fill="${palette[fill]}"/>`

export const box = (x: number, y: number, w: number, h: number, r = 8) =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`

export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** The recurring shape: a door, a window, a mirror. (x, y) is the middle of its foot. */
export const arch = (x: number, y: number, w: number, h: number) =>
  `M${x - w / 2} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`

/** Puts a drawing with its foot at (x, y). */
export const at = (x: number, y: number, drawing: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`

/** A whole picture on its own ground. */
export function picture(width: number, height: number, drawing: string, ground: Tint = 'plaster'): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  const paper = `<rect width="${width}" height="${height}" rx="28" fill="${palette[ground]}"/>`
  const clip = `<clipPath id="paper"><rect width="${width}" height="${height}" rx="28"/></clipPath>`
  const lines = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${clip}${paper}<g clip-path="url(#paper)" ${lines}>${drawing}</g></svg>\n`
}

/** A room: the arch of its wall, and the floor that runs through. */
export const room = (drawing: string, wall: Tint = 'shade') =>
  picture(800, 600, patch(arch(400, 506, 640, 440), wall) + stroke('M28 508h86M138 508h634', 5) + drawing)
