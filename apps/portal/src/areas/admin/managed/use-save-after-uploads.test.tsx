import { FileField, type UploadFile } from '@the-house/design-system/admin'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../../testing/open-page.tsx'
import { press } from '../../../testing/user-actions.ts'
import { useSaveAfterUploads } from './use-save-after-uploads.ts'

const onSave = vi.fn<(name: string) => void>()

/** A form with a file, whose address is its value. */
function FileForm({ onSend }: { onSend: UploadFile }) {
  const [address, setAddress] = useState('none')
  const uploads = useSaveAfterUploads(() => onSave(address))
  return (
    <>
      <FileField
        label="Cover"
        kind="image"
        value={null}
        onSend={async (file, how) => {
          await onSend(file, how)
          setAddress('/hall.png')
        }}
      />
      <button type="button" onClick={() => uploads.request(null)}>
        Save
      </button>
      <output>{uploads.saveBlock}</output>
    </>
  )
}

/** Opens the form, and chooses a file that arrives when the test says so. */
async function chooseFile() {
  onSave.mockClear()
  const way = Promise.withResolvers<void>()
  await openPart(<FileForm onSend={() => way.promise} />, 'editing', 'learning')
  const input = (await screen.findByRole('group', { name: 'Cover' })).querySelector('input')
  if (input) await userEvent.upload(input, new File(['hall'], 'hall.png', { type: 'image/png' }))
  return way
}

it('saves once, with the file that has just arrived', async () => {
  const way = await chooseFile()
  await press('Save')
  await press('Save')
  expect(screen.getByText('sending')).toBeDefined()
  expect(onSave).not.toHaveBeenCalled()
  way.resolve()
  await waitFor(() => expect(onSave.mock.calls).toEqual([['/hall.png']]))
})

it('does not save where the file fails meanwhile, and saves without it once it was taken back', async () => {
  const way = await chooseFile()
  await press('Save')
  way.reject(new Error('Too large'))
  expect(await screen.findByText('failed')).toBeDefined()
  await press('Take it back')
  expect(screen.queryByText('failed')).toBeNull()
  expect(onSave).not.toHaveBeenCalled()
  await press('Save')
  expect(onSave.mock.calls).toEqual([['none']])
})

it('does not save once the form was left', async () => {
  const way = await chooseFile()
  await press('Save')
  cleanup()
  way.resolve()
  await way.promise
  expect(onSave).not.toHaveBeenCalled()
})
