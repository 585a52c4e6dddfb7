import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import type { Pair } from './pairs.ts'

export interface OpenPairProps {
  pair: Pair
  /** The right sides to choose from. */
  partners: readonly string[]
  /** The right side that the next press puts here; null: none is lifted. */
  lifted: string | null
  /** Whether a finger has dragged a right side over it. */
  below: boolean
  /** Called with what is chosen in the list; '' for nothing. */
  onChoose: (partner: string) => void
  /** Called with what is put here by a press or a drag. */
  onPlace: (partner: string) => void
  /** Called when the lifted one is put back. */
  onDrop: () => void
  styles: Record<string, SystemStyleObject>
}

/** A left side and the place of its right side, over which a native list lies: it opens where one presses. */
export function OpenPair({ pair, partners, lifted, below, onChoose, onPlace, onDrop, styles }: OpenPairProps) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const { prompt, partner } = pair
  return (
    <chakra.li
      css={styles.pair}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onPlace(event.dataTransfer.getData('text/plain'))
      }}
    >
      <chakra.span css={styles.prompt} lang="en" translate="no">
        {prompt}
      </chakra.span>
      <chakra.span
        css={styles.place}
        data-filled={partner ? '' : undefined}
        data-over={over || below || lifted !== null ? '' : undefined}
      >
        {partner ? (
          <span lang="en" translate="no" aria-hidden="true">
            {partner}
          </span>
        ) : (
          <span aria-hidden="true">{t(lifted === null ? 'matching.choose' : 'matching.here')}</span>
        )}
        {lifted === null ? (
          <chakra.select
            css={styles.cover}
            aria-label={t('matching.partner', { prompt })}
            value={partner}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            <option value="">{t('matching.choose')}</option>
            {partners.map((each) => (
              <option key={each} value={each} lang="en">
                {each}
              </option>
            ))}
          </chakra.select>
        ) : (
          <chakra.button
            type="button"
            css={styles.cover}
            aria-label={t('matching.put', { partner: lifted, prompt })}
            onClick={() => onPlace(lifted)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onDrop()
            }}
          />
        )}
      </chakra.span>
    </chakra.li>
  )
}
