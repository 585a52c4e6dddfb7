import { Stack } from '@chakra-ui/react'
import { readPairs, writePairs, type Pair } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Cell } from './cell.tsx'
import type { TypeEditorProps } from './editing.ts'
import { ItemList } from './item-list.tsx'
import { moved } from './order.ts'

/** The pairs of an exercise, and right sides that belong to none. */
export function MatchingEditor({ draft, onChange, say, announce }: TypeEditorProps) {
  const { t } = useTranslation()
  const stored = readPairs(draft)
  const { pairs } = stored
  // While it is typed, a wrong side can be empty or equal to another one: what was typed counts while it writes the same.
  const [held, setHeld] = useState(stored.extra)
  const listOf = ({ options }: typeof draft) => options[0]?.options.join('\n')
  const extra = listOf(writePairs(draft, { pairs, extra: held })) === listOf(draft) ? held : stored.extra
  const setPairs = (changed: Pair[]) => onChange(writePairs(draft, { pairs: changed, extra }))
  const setPair = (index: number, change: Partial<Pair>) =>
    setPairs(pairs.map((pair, at) => (at === index ? { ...pair, ...change } : pair)))
  const setExtra = (changed: string[]) => {
    setHeld(changed)
    onChange(writePairs(draft, { pairs, extra: changed }))
  }
  const nameOf = (position: number) => t('exercise-editor.pairs.name', { position })
  const right = t('exercise-editor.pairs.right')
  return (
    <Stack gap={6}>
      <ItemList
        label={t('exercise-editor.pairs.label')}
        hint={t('exercise-editor.pairs.hint')}
        items={pairs.map(({ left }) => ({ text: left, right: false }))}
        marks={null}
        nameOf={nameOf}
        textLabel={t('exercise-editor.pairs.left')}
        renderMore={(index, describedBy) => (
          <Cell
            label={right}
            name={t('exercise-editor.list.part', { part: right, name: nameOf(index + 1) })}
            value={pairs[index]?.right ?? ''}
            aria-invalid={say(['option_answers'], index).error ? true : undefined}
            aria-describedby={describedBy}
            onText={(text) => setPair(index, { right: text })}
          />
        )}
        addLabel={t('exercise-editor.pairs.add')}
        onText={(index, left) => setPair(index, { left })}
        onMove={(from, to) => setPairs(moved(pairs, from, to))}
        onRemove={(index) => setPairs(pairs.toSpliced(index, 1))}
        onAdd={() => setPairs([...pairs, { left: '', right: '' }])}
        announce={announce}
        said={say(['alternatives', 'option_answers'])}
        saidOf={(index) => say(['alternatives', 'option_answers'], index)}
      />
      <ItemList
        label={t('exercise-editor.pairs.extra')}
        hint={t('exercise-editor.pairs.extraHint')}
        items={extra.map((text) => ({ text, right: false }))}
        marks={null}
        nameOf={(position) => t('exercise-editor.pairs.extraName', { position })}
        addLabel={t('exercise-editor.pairs.addExtra')}
        onText={(index, text) => setExtra(extra.with(index, text))}
        onRemove={(index) => setExtra(extra.toSpliced(index, 1))}
        onAdd={() => setExtra([...extra, ''])}
        announce={announce}
        fields={['options']}
        said={say(['options'])}
        saidOf={() => ({ error: undefined, hint: undefined })}
      />
    </Stack>
  )
}
