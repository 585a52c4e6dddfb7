import { Button, Dialog, Html, PdfViewer, Picture, VideoPlayer } from '@the-house/design-system'
import type { Chapter, MediaType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState, type ReactNode } from 'react'
import { writeStored } from '../../device/storage.ts'

type Shown = (chapter: Chapter) => ReactNode

/** The media beside the text of the instructions, by media type. */
const pictures: Record<Exclude<MediaType, 'AUDIO'>, Shown> = {
  TEXT: () => null,
  IMAGE: ({ image, name }) =>
    image && (
      <Picture picture={image} sizes="(max-width: 48rem) 100vw, 48rem" alt={name} w="full" borderRadius="card" />
    ),
  VIDEO: ({ video, video_facts, captions, name }) =>
    video && <VideoPlayer src={video} captions={captions} title={name} facts={video_facts} />,
  PDF: ({ pdf, name }) => pdf && <PdfViewer src={pdf.url} title={name} facts={pdf} />,
}

/** The dialog with the instructions of a chapter, to which the user agrees. */
export function InstructionsDialog({ chapter, storedAs }: { chapter: Chapter; storedAs: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const { media_type: type, text_help: help } = chapter
  // Instructions have no audio.
  if (!type || type === 'AUDIO') return null
  const picture = pictures[type](chapter)
  if (!picture && !help) return null

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
      {help && <Html html={help} lang="en" />}
      {picture}
    </Dialog>
  )
}
