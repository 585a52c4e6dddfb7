import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId, type TouchEvent } from 'react'
import { createPortal } from 'react-dom'
import type { FingerDrag } from './use-finger-drag.ts'

export interface PartnerTilesProps {
  partners: readonly string[]
  lifted: string | null
  /** The right sides that stand beside a left one; they may be used again. */
  used: ReadonlySet<string>
  onLift: (partner: string) => void
  onDrop: () => void
  /** The tile under a finger; null: none is dragged so. */
  dragged: FingerDrag | null
  /** Called when a finger comes down on a tile. */
  onTouch: (event: TouchEvent<HTMLElement>, partner: string) => void
  styles: Record<string, SystemStyleObject>
}

/** The right sides as tiles, to be dragged, or pressed and then put by a press on a place. */
export function PartnerTiles(props: PartnerTilesProps) {
  const { partners, lifted, used, onLift, onDrop, dragged, onTouch, styles } = props
  const { t } = useTranslation()
  const label = useId()
  return (
    <chakra.div css={styles.bank}>
      <chakra.p id={label} css={styles.label}>
        {t('matching.bank')}
      </chakra.p>
      <chakra.ul css={styles.tiles} aria-labelledby={label} lang="en" translate="no">
        {partners.map((partner) => (
          <li key={partner}>
            <chakra.button
              type="button"
              css={styles.tile}
              aria-pressed={lifted === partner}
              aria-label={used.has(partner) ? t('matching.used', { partner }) : undefined}
              data-used={used.has(partner) ? '' : undefined}
              draggable
              onDragStart={(event) => event.dataTransfer.setData('text/plain', partner)}
              onTouchStart={(event) => onTouch(event, partner)}
              onClick={() => onLift(partner)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onDrop()
              }}
            >
              {partner}
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      {dragged &&
        createPortal(
          <chakra.span
            css={[styles.tile ?? {}, styles.dragged ?? {}]}
            style={{ left: dragged.x, top: dragged.y }}
            aria-hidden="true"
          >
            {dragged.partner}
          </chakra.span>,
          document.body,
        )}
    </chakra.div>
  )
}
