import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId } from 'react'
import type { Tile } from './words.ts'

export interface BankTilesProps {
  tiles: Tile[]
  onPress: (tile: Tile) => void
  styles: Record<string, SystemStyleObject>
}

/** The words to choose from. A word used in a blank leaves its space empty, so that the layout does not shift. */
export function BankTiles({ tiles, onPress, styles }: BankTilesProps) {
  const { t } = useTranslation()
  const label = useId()
  return (
    <chakra.div css={styles['bank']}>
      <chakra.p id={label} css={styles['label']}>
        {t('exercises.bank.label')}
      </chakra.p>
      <chakra.ul css={styles['tiles']} aria-labelledby={label} lang="en" translate="no">
        {tiles.map((tile) => {
          const used = tile.blank !== null
          return (
            <li key={tile.id}>
              <chakra.button
                type="button"
                css={styles['tile']}
                aria-disabled={used}
                aria-label={
                  used ? t('exercises.bank.used', { word: tile.word, position: (tile.blank ?? 0) + 1 }) : undefined
                }
                // A used tile keeps the focus it got by the press, but is no tab stop.
                tabIndex={used ? -1 : 0}
                draggable={!used}
                onDragStart={(event) => event.dataTransfer.setData('text/plain', String(tile.id))}
                onClick={() => {
                  if (!used) onPress(tile)
                }}
              >
                {tile.word}
              </chakra.button>
            </li>
          )
        })}
      </chakra.ul>
    </chakra.div>
  )
}
