import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Button } from '../../button/button.tsx'
import { NumberField } from '../../number-field/number-field.tsx'
import { SwitchField } from '../../switch-field/switch-field.tsx'
import { pressedStyle } from '../pressed-style.ts'
import { ToolForm } from '../tool-form.tsx'
import {
  insertTable,
  removeTable,
  runTableTool,
  tableLimits,
  tablePlace,
  tableToolNames,
  tableTools,
} from './table-tools.ts'

const Tool = chakra(Button, { base: { '&[aria-pressed=true]': pressedStyle } })

export interface TableFormProps {
  editor: Editor
  onClose: () => void
}

/** Puts a table into the text, or changes the one at the caret. */
export function TableForm({ editor, onClose }: TableFormProps) {
  const { t } = useTranslation()
  const place = useEditorState({ editor, selector: () => tablePlace(editor.state) })
  return (
    <ToolForm label={t('editing.text.table')} editor={editor} onClose={onClose}>
      {place ? (
        <Stack gap={3}>
          <Text as="output" textStyle="small" color="fg.muted">
            {t('editing.text.tablePlace', { ...place })}
          </Text>
          <Flex gap={2} wrap="wrap">
            {tableToolNames.map((name) => {
              const { can, isOn } = tableTools[name]
              return (
                <Tool
                  key={name}
                  aria-pressed={isOn?.(place)}
                  aria-disabled={can?.(place) === false || undefined}
                  onClick={() => runTableTool(editor, name)}
                >
                  {t(`editing.text.tableTools.${name}`)}
                </Tool>
              )
            })}
            <Button
              variant="quiet"
              onClick={() => {
                // Before the button unmounts, so that the focus is never lost.
                editor.view.focus()
                removeTable(editor)
                onClose()
              }}
            >
              {t('editing.text.deleteTable')}
            </Button>
          </Flex>
        </Stack>
      ) : (
        <NewTable editor={editor} onClose={onClose} />
      )}
    </ToolForm>
  )
}

const sizes = ['rows', 'columns'] as const

/** The size of a new table. */
function NewTable({ editor, onClose }: TableFormProps) {
  const { t } = useTranslation()
  const [size, setSize] = useState<{ rows: number | null; columns: number | null }>({ rows: 3, columns: 3 })
  const [header, setHeader] = useState(true)
  const [asked, setAsked] = useState(false)
  const isWrong = (name: 'rows' | 'columns') => !size[name] || size[name] > tableLimits[name]

  function insert() {
    setAsked(true)
    const { rows, columns } = size
    if (!rows || !columns || sizes.some(isWrong)) return
    editor.view.focus()
    insertTable(editor, { rows, columns, header })
    onClose()
  }
  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap">
        {sizes.map((name) => (
          <NumberField
            key={name}
            label={t(`editing.text.tableSize.${name}`)}
            value={size[name]}
            min={1}
            max={tableLimits[name]}
            maxDigits={2}
            error={asked && isWrong(name) && t('editing.text.tableLimit', { max: tableLimits[name] })}
            onChange={(value) => setSize({ ...size, [name]: value })}
          />
        ))}
      </Flex>
      <SwitchField label={t('editing.text.tableTools.headerRow')} checked={header} onChange={setHeader} />
      <Button variant="primary" alignSelf="start" onClick={insert}>
        {t('editing.text.insertTable')}
      </Button>
    </Stack>
  )
}
