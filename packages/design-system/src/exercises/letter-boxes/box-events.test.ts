import { describe, expect, it } from 'vitest'
import { editOf, isBehind, isBox, placeOf } from './box-events.ts'

const event = (inputType: string, parts: InputEventInit = {}) => new InputEvent('beforeinput', { inputType, ...parts })

describe('editOf', () => {
  it.each([
    ['a key', 'insertText', 'a'],
    ['a suggestion', 'insertReplacementText', 'orning '],
    ['a paste', 'insertFromPaste', 'morning ens'],
    ['a drop', 'insertFromDrop', 'ens'],
  ])('writes what %s brings', (_, inputType, data) => {
    expect(editOf(event(inputType, { data }))).toEqual({ write: data })
  })

  it('waits while a keyboard composes', () => {
    expect(editOf(event('insertCompositionText', { data: 'o', isComposing: true }))).toBeNull()
    expect(editOf(event('insertText', { data: 'o', isComposing: true }))).toBeNull()
    expect(editOf(event('deleteContentBackward', { isComposing: true }))).toBeNull()
  })

  it.each([
    ['deleteContentBackward', 'back'],
    ['deleteWordBackward', 'back'],
    ['deleteSoftLineBackward', 'back'],
    ['deleteContentForward', 'here'],
    ['deleteByCut', 'here'],
  ])('erases on %s: %s', (inputType, erase) => {
    expect(editOf(event(inputType))).toEqual({ erase })
  })

  it.each(['insertLineBreak', 'historyUndo', 'formatBold', 'deleteCompositionText'])('leaves %s alone', (inputType) => {
    expect(editOf(event(inputType))).toBeNull()
  })

  it('leaves a paste without text alone', () => {
    expect(editOf(event('insertFromPaste', { data: '' }))).toBeNull()
  })
})

function boxWith(value: string, place?: string) {
  const box = document.createElement('input')
  box.value = value
  if (place !== undefined) box.dataset['place'] = place
  return box
}

it('tells a caret behind the letter from one before it and from a selection', () => {
  const box = boxWith('A')
  const behind = [
    [0, 0],
    [0, 1],
    [1, 1],
  ].map(([from = 0, to = 0]) => {
    box.setSelectionRange(from, to)
    return isBehind(box)
  })
  expect(behind).toEqual([false, false, true])
})

it('knows a box and where it is', () => {
  expect(placeOf(boxWith('', '2-11'))).toEqual({ word: 2, box: 11 })
  expect([boxWith('', '0-0'), boxWith(''), document.body, null].map(isBox)).toEqual([true, false, false, false])
})
