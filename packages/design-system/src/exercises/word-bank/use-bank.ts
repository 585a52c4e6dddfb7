import { joinWords, splitWords } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { blankCount } from '../glued-parts.ts'
import type { WidgetProps } from '../widget.ts'
import { cycled, nextEmpty, putWord, tilesOf, type Tile } from './words.ts'

type Bank = Pick<WidgetProps, 'exercise' | 'value' | 'onChange' | 'announce'>

const spelled = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** The words of the bank, their positions, and the actions on them. */
export function useBank({ exercise, value, onChange, announce }: Bank) {
  const { t } = useTranslation()
  const words = splitWords(value.text, blankCount(exercise))
  const [laid, setLaid] = useState<Record<number, number>>({})
  const [chosen, setChosen] = useState<number | null>(null)
  const active = chosen ?? nextEmpty(words, -1)
  const tiles = tilesOf(
    exercise.alternatives,
    words,
    words.map((_, blank) => laid[blank]),
  )

  const numberWord = (count: number) => {
    const found = spelled.find((number) => number === count)
    return found === undefined ? String(count) : t(`exercises.numbers.${found}`)
  }
  const change = (changed: string[]) => onChange({ ...value, text: joinWords(changed) })
  const lay = (blank: number, { id, word }: Tile) => {
    const changed = putWord(words, blank, word)
    const left = changed.filter((each) => each === '').length
    change(changed)
    setLaid({ ...laid, [blank]: id })
    const told = { word, position: blank + 1 }
    announce?.(
      left === 0
        ? t('exercises.bank.complete', told)
        : t('exercises.bank.placed', { ...told, count: left, left: numberWord(left) }),
    )
    return changed
  }
  return {
    words,
    tiles,
    /** The blank that the next word fills; null when all are filled. */
    active,
    activate: setChosen,
    /** Puts a word into a blank, the active one by default, and activates the next empty one. */
    place(tile: Tile, blank = active) {
      if (blank === null || tile.blank !== null) return
      setChosen(nextEmpty(lay(blank, tile), blank))
    },
    /** Puts the next free word into a blank, which stays active. */
    cycle(blank: number, step: 1 | -1) {
      const tile = cycled(tiles, blank, step)
      if (tile) lay(blank, tile)
      setChosen(blank)
    },
    /** Removes the word from a blank, which becomes the active one. */
    clear(blank: number) {
      const word = words[blank] ?? ''
      setChosen(blank)
      if (word === '') return
      change(putWord(words, blank, ''))
      announce?.(t('exercises.bank.cleared', { word, position: blank + 1 }))
    },
  }
}
