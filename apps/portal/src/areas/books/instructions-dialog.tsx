import { Button, Dialog, Html, PdfViewer, VideoPlayer } from '@the-house/design-system'
import type { Chapter, MediaType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Image } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { writeStored } from '../../device/storage.ts'

type Shown = (chapter: Chapter) => ReactNode

/** What the instructions show by media type; a type that has none opens no dialog. */
const bodies: Record<MediaType, Shown> = {
  TEXT: ({ text_help }) => text_help && <Html html={text_help} lang="en" />,
  IMAGE: ({ image, name }) => image && <Image src={image.url} alt={name} w="full" borderRadius="card" />,
  VIDEO: ({ video, name }) => video && <VideoPlayer src={video} title={name} />,
  PDF: ({ pdf, name }) => pdf && <PdfViewer src={pdf.url} title={name} />,
  AUDIO: () => null,
}

/** The instructions of a chapter, to be agreed to. */
export function InstructionsDialog({ chapter, storedAs }: { chapter: Chapter; storedAs: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const body = chapter.media_type && bodies[chapter.media_type](chapter)
  if (!body) return null

  function agree() {
    writeStored(storedAs, 'yes')
    setOpen(false)
  }

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t('books.instructions.title')}
      size="lg"
      actions={
        <Button variant="primary" onClick={agree}>
          {t('books.instructions.agree')}
        </Button>
      }
    >
      {body}
    </Dialog>
  )
}
