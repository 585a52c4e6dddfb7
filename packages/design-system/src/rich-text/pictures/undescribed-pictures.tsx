import { Flex, Text } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from '@the-house/i18n'
import { Button } from '../../button/button.tsx'
import { selectPicture, undescribedPictures } from './in-document.ts'

export interface UndescribedPicturesProps {
  editor: Editor
  /** Called once a picture is selected. */
  onDescribe: () => void
}

/** Says how many pictures of a text have no description yet, and leads to the first of them. */
export function UndescribedPictures({ editor, onDescribe }: UndescribedPicturesProps) {
  const { t } = useTranslation()
  const found = useEditorState({ editor, selector: () => undescribedPictures(editor.state) })
  const [first] = found
  return (
    <Flex gap={3} wrap="wrap" align="center" justify="space-between" px={first ? 3 : 0} pb={first ? 3 : 0}>
      {/* The live region is mounted before it has text, so that the text is announced. */}
      <Text as="output" textStyle="small" color="warning">
        {first && t('editing.text.undescribed', { count: found.length })}
      </Text>
      {first && (
        <Button
          onClick={() => {
            selectPicture(editor.view, first)
            onDescribe()
          }}
        >
          {t('editing.text.describeNext')}
        </Button>
      )}
    </Flex>
  )
}
