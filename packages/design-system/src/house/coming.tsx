import type { HousePart } from './house-parts.ts'

export interface ComingProps {
  parts: readonly HousePart[]
  /** The stage that brings them. */
  stage: number
}

/** What comes next, as a dashed line. */
export function Coming({ parts, stage }: ComingProps) {
  if (parts.length === 0) return null
  return (
    <g data-part="coming">
      {parts.map(({ name, draw: Draw, at, outlined }) => {
        if (!outlined) return <Draw key={name} stage={stage} />
        const { left = 0, top = 0, right = 0, bottom = 0 } = at?.(stage) ?? {}
        return <path key={name} d={`M${left} ${top}H${right}V${bottom}H${left}Z`} />
      })}
    </g>
  )
}
