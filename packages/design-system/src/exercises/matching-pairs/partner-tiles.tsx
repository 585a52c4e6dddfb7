import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId } from 'react'

export interface PartnerTilesProps {
  partners: readonly string[]
  lifted: string | null
  /** The right sides that stand beside a left one; they may be used again. */
  used: ReadonlySet<string>
  onLift: (partner: string) => void
  onDrop: () => void
  styles: Record<string, SystemStyleObject>
}

/** The right sides as tiles, to be dragged, or pressed and then put by a press on a place. */
export function PartnerTiles({ partners, lifted, used, onLift, onDrop, styles }: PartnerTilesProps) {
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
    </chakra.div>
  )
}
