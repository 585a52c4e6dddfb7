import { setOptions, type Cloze } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import type { Said } from './editing.ts'
import { ItemList } from './item-list.tsx'
import { moved, movedIndex, sorted } from './order.ts'

export interface OptionListProps {
  cloze: Cloze
  /** Counts from 0. */
  index: number
  onChange: (cloze: Cloze) => void
  announce: (text: string) => void
  said: Said
}

/** The options of one blank, and which of them is right. */
export function OptionList({ cloze, index, onChange, announce, said }: OptionListProps) {
  const { t } = useTranslation()
  const { options = [], answers: [answer = ''] = [] } = cloze.blanks[index] ?? {}
  // While it is typed, an option can equal another: the index of the marked one is kept, and counts while its text is
  // the answer.
  const [held, setHeld] = useState(-1)
  const right = options[held] === answer ? held : options.indexOf(answer)
  const change = (changed: readonly string[], at: number) => {
    setHeld(at)
    onChange(setOptions(cloze, index, changed, at))
  }
  const blank = index + 1
  return (
    <ItemList
      label={t('exercise-editor.blanks.options')}
      items={options.map((text, at) => ({ text, right: at === right && answer !== '' }))}
      marks="radio"
      nameOf={(position) => t('exercise-editor.blanks.option', { position, blank })}
      addLabel={t('exercise-editor.blanks.addOption')}
      onText={(at, text) => change(options.with(at, text), right)}
      onRight={(at) => change(options, at)}
      onMove={(from, to) => change(moved(options, from, to), movedIndex(right, from, to))}
      onRemove={(at) => change(options.toSpliced(at, 1), at === right ? -1 : right - (at < right ? 1 : 0))}
      onAdd={() => change([...options, ''], right)}
      onSort={() => {
        const order = sorted(options, (option) => option)
        change(order, order.indexOf(answer))
      }}
      announce={announce}
      said={said}
      saidOf={() => ({ error: undefined, hint: undefined })}
    />
  )
}
