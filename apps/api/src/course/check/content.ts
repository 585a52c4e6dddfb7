import { phoneTextMax, type CourseFinding } from '@the-house/domain'
import { findingsOf, visibleLength } from './found.ts'
import type { CheckedChapter, CheckedContent } from './read.ts'

/** The place where a form shows that the media of a type is missing; null: it is there, or none is needed. */
function missingInChapter({ media_type, image, video, url_video, pdf, text_help }: CheckedChapter): string | null {
  if (media_type === 'TEXT') return visibleLength(text_help) > 0 ? null : 'text_help'
  if (media_type === 'IMAGE') return image ? null : 'image'
  if (media_type === 'VIDEO') return video || url_video ? null : 'video'
  if (media_type === 'PDF') return pdf ? null : 'pdf'
  return media_type === 'AUDIO' ? 'media_type' : null
}

/** Checks the instructions of a chapter. */
export function checkInstructions(chapter: CheckedChapter): CourseFinding[] {
  const { error, long } = findingsOf({ entity: 'chapters', id: chapter.id, name: chapter.name })
  const missing = missingInChapter(chapter)
  return [
    ...error(missing !== null, 'media.missing', { field: missing }),
    ...long(chapter.text_help, phoneTextMax.reading, 'text_help'),
  ]
}

function missingInContent({ type_file, image, video, url_video, audio }: CheckedContent): string | null {
  if (type_file === 'IMAGE') return image ? null : 'image'
  if (type_file === 'VIDEO') return video || url_video ? null : 'video'
  return type_file === 'AUDIO' && !audio ? 'audio' : null
}

/** Checks what a topic has to read, hear or watch. */
export function checkContent(content: CheckedContent): CourseFinding[] {
  const { id, subject, description, type_file, image, image_text, url_captions, audio, transcript } = content
  const { media_type, media_url } = content
  const { error, warning, long } = findingsOf({ entity: 'contents', id, name: subject })
  const missing = missingInContent(content)
  const hasMedia = media_type !== null && media_type !== 'TEXT'
  const isEmpty = visibleLength(description) === 0 && !/<img\b/i.test(description) && type_file === null && !hasMedia
  return [
    ...error(isEmpty, 'topic.noContent', { field: 'description' }),
    ...error(missing !== null, 'media.missing', { field: missing }),
    ...error(hasMedia && !media_url, 'media.missing', { field: 'media' }),
    ...warning(type_file === 'IMAGE' && !!image && image_text.trim() === '', 'image.noText', { field: 'image_text' }),
    ...warning(type_file === 'VIDEO' && missing === null && !url_captions, 'video.noCaptions', { field: 'captions' }),
    ...warning(type_file === 'AUDIO' && !!audio && visibleLength(transcript) === 0, 'audio.noTranscript', {
      field: 'transcript',
    }),
    ...long(description, phoneTextMax.reading, 'description'),
  ]
}
