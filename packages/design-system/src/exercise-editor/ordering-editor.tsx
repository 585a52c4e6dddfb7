import { Stack } from '@chakra-ui/react'
import { drawnId, readItems, writeItems, type Alternative } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { TypeEditorProps } from './editing.ts'
import { ItemList } from './item-list.tsx'
import { moved } from './order.ts'
import { SentenceSplitter } from './sentence-splitter.tsx'

/** The items of an exercise in their right order, written one by one or made of a sentence. */
export function OrderingEditor({ draft, onChange, say, announce }: TypeEditorProps) {
  const { t } = useTranslation()
  const items = readItems(draft)
  const change = (changed: Alternative[]) => onChange(writeItems(draft, changed))
  return (
    <Stack gap={6}>
      <ItemList
        label={t('exercise-editor.items.label')}
        hint={t('exercise-editor.items.hint')}
        items={items.map(({ title }) => ({ text: title, right: false }))}
        marks={null}
        nameOf={(position) => t('exercise-editor.items.name', { position })}
        addLabel={t('exercise-editor.items.add')}
        onText={(index, title) => change(items.map((one, at) => (at === index ? { ...one, title } : one)))}
        onMove={(from, to) => change(moved(items, from, to))}
        onRemove={(index) => change(items.toSpliced(index, 1))}
        onAdd={() => change([...items, { id: drawnId(items.map(({ id }) => id)), title: '' }])}
        announce={announce}
        said={say(['alternatives', 'correct_alternatives'])}
        saidOf={(index) => say(['alternatives', 'correct_alternatives'], index)}
      />
      <SentenceSplitter items={items} onChange={change} announce={announce} />
    </Stack>
  )
}
