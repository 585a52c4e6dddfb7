import { Flex } from '@chakra-ui/react'
import { ConfirmDialog, Menu } from '@the-house/design-system'
import type { CourseEntity } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ChevronDown, LayoutTemplate } from 'lucide-react'
import { useRef, useState } from 'react'
import { isSame } from '../../managed/values.ts'
import type { Values } from '../../resource/form-draft.ts'
import { newValues } from './node-values.ts'
import type { NodeFormState } from './use-node-form.ts'
import { useStarts } from './use-starts.ts'

export interface StartFromProps {
  entity: CourseEntity
  parent: number | null
  /** The values that the form has begun with. */
  start: Values
  form: Pick<NodeFormState, 'values' | 'change'>
}

/** Fills a new form from a template; what the user has written meanwhile is replaced only after a question. */
export function StartFrom({ entity, parent, start, form }: StartFromProps) {
  const { t } = useTranslation()
  const starts = useStarts(entity, parent)
  const filled = useRef(start)
  const [asked, setAsked] = useState<Values | null>(null)
  if (starts.length === 0) return null

  function fill(values: Values): void {
    filled.current = newValues(entity, parent, values)
    form.change(filled.current)
    setAsked(null)
  }
  function choose(values: Values): void {
    const now = form.values()
    const isUntouched = Object.entries(filled.current).every(([name, value]) => isSame(now[name], value))
    if (isUntouched) fill(values)
    else setAsked(values)
  }
  return (
    <Flex justify="flex-end">
      <Menu
        label={t('studioForm.templates.open')}
        trigger={
          <>
            <LayoutTemplate size={18} aria-hidden="true" />
            {t('studioForm.templates.open')}
            <ChevronDown size={18} aria-hidden="true" />
          </>
        }
        items={starts.map(({ label, values }) => ({ label, onSelect: () => choose(values) }))}
      />
      <ConfirmDialog
        open={asked !== null}
        title={t('studioForm.templates.replace')}
        description={t('studioForm.templates.replaceText')}
        confirmLabel={t('studioForm.templates.confirm')}
        onConfirm={() => asked && fill(asked)}
        onCancel={() => setAsked(null)}
      />
    </Flex>
  )
}
