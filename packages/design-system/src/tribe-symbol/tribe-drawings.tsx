import type { TribeSymbol as TribeSymbolName } from '@the-house/domain'
import type { ReactNode } from 'react'
import { paint } from '../theme/paint.ts'

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A fire in its place. */
const hearth = (
  <>
    <path d="M4 56V30a18 18 0 0 1 36 0v26Z" fill={paint('draw.stone')} />
    <path d="M10 56V33a12 12 0 0 1 24 0v23Z" fill={paint('draw.line')} />
    <path d="M22 28c8 8 9 13 9 17a9 9 0 0 1-18 0c0-5 4-6 5-11 2 2 3 3 4-6Z" fill={paint('draw.accent')} />
    <path d="M22 40c4 4 5 6 5 8a5 5 0 0 1-10 0c0-3 3-4 5-8Z" fill={paint('draw.glow')} />
  </>
)
/** A lantern. */
const lantern = (
  <>
    <path {...line} d="M14 20a8 8 0 0 1 16 0" stroke={paint('draw.wood')} strokeWidth="3" />
    <path d="M12 20h20l3 6H9Z" fill={paint('draw.roof')} />
    <path d="M12 26h20v20H12Z" fill={paint('draw.glow')} />
    <path d="M22 30c4 5 4 7 4 9a4 4 0 0 1-8 0c0-2 2-4 4-9Z" fill={paint('draw.accent')} />
    <path d="M12 26v20M32 26v20" stroke={paint('draw.wood')} strokeWidth="3" />
    <path d="M9 46h26v5H9Z" fill={paint('draw.roof')} />
  </>
)
/** The stone that holds an arch. */
const keystone = (
  <>
    <path d="M4 56V34a18 18 0 0 1 36 0v22h-9V34a9 9 0 0 0-18 0v22Z" fill={paint('draw.stone')} />
    <path d="M15 12h14l-4 16h-6Z" fill={paint('draw.roof')} stroke={paint('draw.roof.shade')} strokeWidth="2" />
    <path {...line} d="M5 42h8M31 42h8M9 26l6 4M35 26l-6 4" stroke={paint('draw.wall.shade')} strokeWidth="2" />
  </>
)
/** An open door and its step. */
const threshold = (
  <>
    <path d="M9 50V26a13 13 0 0 1 26 0v24Z" fill={paint('draw.glow')} />
    <path d="M9 50V26a13 13 0 0 1 11-12.800v40.800Z" fill={paint('draw.wood')} />
    <circle cx="16.5" cy="34" r="1.5" fill={paint('draw.glow')} />
    <path d="M5 50h34v6H5Z" fill={paint('draw.stone')} />
  </>
)
/** The beams under a roof. */
const rafters = (
  <>
    <path d="M22 12 2 36h40Z" fill={paint('draw.roof')} />
    <path d="M22 20 9 36h26Z" fill={paint('draw.wall')} />
    <path {...line} d="M22 20v16M22 28l-7 8M22 28l7 8" stroke={paint('draw.wood')} strokeWidth="3" />
    <path d="M6 36h32v20H6Z" fill={paint('draw.wall.shade')} />
    <path d="M4 35h36v4H4Z" fill={paint('draw.wood')} />
  </>
)
/** An ivy. */
const ivy = (
  <>
    <path {...line} d="M18 56c10-8-6-14 4-22s-2-12 4-18" stroke={paint('draw.wood')} strokeWidth="2.5" />
    <path d="M26 16c8-6 12 0 8 6s-9 0-8-6Z" fill={paint('draw.leaf')} />
    <path d="M21 28c-8-6-13-1-10 5s10 1 10-5Z" fill={paint('draw.leaf.shade')} />
    <path d="M20 38c8-6 13 0 9 6s-10 0-9-6Z" fill={paint('draw.leaf')} />
    <path d="M20 50c-8-6-13-1-10 4s10 1 10-4Z" fill={paint('draw.leaf.shade')} />
  </>
)
/** A weathervane. */
const weathervane = (
  <>
    <path d="M22 44 8 56h28Z" fill={paint('draw.roof')} />
    <path {...line} d="M22 14v30M13 34h18" stroke={paint('draw.wood')} strokeWidth="3" />
    <path d="M34 22 26 16v4H12l-4-4v12l4-4h14v4Z" fill={paint('draw.accent')} />
    <circle cx="22" cy="12" r="3" fill={paint('lamp.500')} />
  </>
)

/** A window with a light in it. */
const windowpane = (
  <>
    <path d="M8 52V28a14 14 0 0 1 28 0v24Z" fill={paint('draw.wood')} />
    <path d="M12 48V28a10 10 0 0 1 20 0v20Z" fill={paint('draw.glow')} />
    <path d="M22 18v30M12 34h20" stroke={paint('draw.wood')} strokeWidth="3" />
    <path d="M5 50h34v5H5Z" fill={paint('draw.stone')} />
  </>
)
/** A key. */
const key = (
  <>
    <circle cx="22" cy="18" r="8" fill="none" stroke={paint('draw.wood')} strokeWidth="5" />
    <path {...line} d="M22 26v24M22 40h8M22 48h6" stroke={paint('draw.wood')} strokeWidth="5" />
    <circle cx="22" cy="18" r="2.5" fill={paint('draw.accent')} />
  </>
)
/** Stairs. */
const stairs = (
  <>
    <path d="M4 56V46h10V36h10V26h10V16h6v40Z" fill={paint('draw.stone')} />
    <path {...line} d="M4 46h10V36h10V26h10V16h6" stroke={paint('draw.roof')} strokeWidth="3" />
    <path {...line} d="M10 34V22M20 24V12M10 22 34 6" stroke={paint('draw.wood')} strokeWidth="2.5" />
  </>
)
/** A bell. */
const bell = (
  <>
    <path {...line} d="M10 12h24M22 12v6" stroke={paint('draw.wood')} strokeWidth="4" />
    <path d="M22 16c8 0 10 7 10 14 0 6 2 8 4 11H8c2-3 4-5 4-11 0-7 2-14 10-14Z" fill={paint('draw.glow')} />
    <path d="M6 40h32v4H6Z" fill={paint('draw.wood')} />
    <circle cx="22" cy="48" r="4" fill={paint('draw.accent')} />
  </>
)
/** A well with its bucket. */
const well = (
  <>
    <path d="M22 8 4 22h36Z" fill={paint('draw.roof')} />
    <path d="M9 22v18M35 22v18" stroke={paint('draw.wood')} strokeWidth="3" />
    <path d="M22 22v8" stroke={paint('draw.line')} strokeWidth="1.5" />
    <path d="M17 29h10l-1.5 8h-7Z" fill={paint('draw.wood')} />
    <path d="M6 40h32v16H6Z" fill={paint('draw.stone')} />
    <path {...line} d="M6 48h32M16 40v8M28 48v8" stroke={paint('draw.wall.shade')} strokeWidth="2" />
  </>
)

/** The drawings on a ground of 44 x 56. */
export const tribeDrawings: Record<TribeSymbolName, ReactNode> = {
  hearth,
  lantern,
  keystone,
  threshold,
  rafters,
  ivy,
  weathervane,
  window: windowpane,
  key,
  stairs,
  bell,
  well,
}
