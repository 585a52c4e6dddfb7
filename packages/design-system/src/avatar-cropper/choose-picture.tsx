import { chakra } from '@chakra-ui/react'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ImageUp } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import { Mistake } from '../field/mistake.tsx'
import { pictureTypes, type PictureMistake } from './picture-file.ts'

const Zone = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 1,
    px: 4,
    py: 8,
    textAlign: 'center',
    cursor: 'pointer',
    bg: 'bg.sunken',
    border: '2px dashed',
    borderColor: 'border.strong',
    borderRadius: 'card',
    '&:hover, &[data-over]': { borderColor: 'accent', bg: 'accent.subtle' },
    '&:focus-within': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    // All of the zone is the native field, so that a dropped file needs nothing of ours to be read.
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
})
const Words = chakra('span', { base: { textStyle: 'label', fontWeight: 'semibold' } })
const Kinds = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } })

const megabytes = limits.avatarBytes / 1024 / 1024

export interface ChoosePictureProps {
  onChoose: (file: File) => void
  mistake: PictureMistake | null
}

/** Where a picture is chosen, or dropped. */
export function ChoosePicture({ onChoose, mistake }: ChoosePictureProps) {
  const { t } = useTranslation()
  const id = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    <div>
      <Zone
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ImageUp size={26} aria-hidden="true" />
        <Words>{t('profile.avatar.choose')}</Words>
        <Kinds id={`${id}-kinds`}>{t('profile.avatar.kinds', { megabytes })}</Kinds>
        <input
          type="file"
          accept={pictureTypes.join(',')}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? `${id}-mistake` : undefined}
          data-autofocus=""
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            // The same file may be chosen once more.
            event.currentTarget.value = ''
            if (file) onChoose(file)
          }}
        />
      </Zone>
      <Mistake id={`${id}-mistake`}>{mistake && t(`profile.avatar.mistake.${mistake}`, { megabytes })}</Mistake>
    </div>
  )
}
