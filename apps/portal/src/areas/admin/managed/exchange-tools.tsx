import { Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { FileInput, FileOutput } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ToolsProps } from '../resource/resource.ts'
import { ExportDialog } from './export-dialog.tsx'

/** The import and export buttons of the list of exercises. */
export function ExchangeTools({ selected, chosen }: ToolsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const topic = chosen('topic_id')
  return (
    <Flex gap={3} wrap="wrap">
      <Button asChild>
        <Link href={`/admin/exercises/import${topic === null ? '' : `?topic_id=${topic}`}`}>
          <FileInput size={18} aria-hidden="true" />
          {t('exchange.import.open')}
        </Link>
      </Button>
      <Button onClick={() => setOpen(true)}>
        <FileOutput size={18} aria-hidden="true" />
        {t('exchange.export.open')}
      </Button>
      <ExportDialog open={open} onClose={() => setOpen(false)} ids={selected} topic={topic} />
    </Flex>
  )
}
