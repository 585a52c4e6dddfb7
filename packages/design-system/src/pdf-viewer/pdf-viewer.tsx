import { chakra, Stack } from '@chakra-ui/react'
import type { FileFacts } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { FileText } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { FactsLine } from '../media-facts/facts-line.tsx'

const Frame = chakra('iframe', {
  base: {
    w: 'full',
    h: '75dvh',
    // A dialog has a heading and actions too.
    'dialog &': { h: '55dvh' },
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'bg.sunken',
  },
})

export interface PdfViewerProps {
  src: string
  title: string
  /** What is known of the file before it is loaded. */
  facts?: FileFacts | undefined
}

/** Shows a PDF in the page, with a link to open it in a new tab (phones show no PDF inside a page). */
export function PdfViewer({ src, title, facts }: PdfViewerProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={3} align="start">
      <Button asChild>
        <a href={src} target="_blank" rel="noreferrer">
          <FileText size={20} aria-hidden="true" />
          {t('learning.pdf.open', { title })} {t('design.link.newTab')}
        </a>
      </Button>
      <FactsLine facts={facts} />
      {/* Out of the tab order: the browser's viewer has a dozen tab stops, some of which trap the keyboard; the link
          opens the PDF too. */}
      <Frame src={src} title={title} loading="lazy" hideBelow="md" tabIndex={-1} />
    </Stack>
  )
}
