import { Fragment, Slice } from '@tiptap/pm/model'
import { NodeSelection, type EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { pendingId, pendingSource } from './pending-source.ts'

/** Puts pictures that are being sent into the text, at a position or in the place of the selection. */
export function insertPending({ state, dispatch }: EditorView, ids: readonly string[], at?: number) {
  const { img, paragraph } = state.schema.nodes
  if (!img || !paragraph) return
  const pictures = Fragment.from(ids.map((id) => img.create({ src: pendingSource(id) })))
  const isInText = at === undefined || state.doc.resolve(at).parent.inlineContent
  const content = isInText ? pictures : Fragment.from(paragraph.create(null, pictures))
  const slice = new Slice(content, 0, 0)
  dispatch(at === undefined ? state.tr.replaceSelection(slice) : state.tr.replace(at, at, slice))
}

/**
 * Gives the pictures of the text that have arrived their address, and removes those that were given up. Undoing a later
 * change does not take that back.
 * @param sourceOf the address by the id; null: given up; undefined: still on its way
 */
export function settlePending({ state, dispatch }: EditorView, sourceOf: (id: string) => string | null | undefined) {
  const { tr } = state
  state.doc.descendants((node, position) => {
    const id = node.type.name === 'img' ? pendingId(node.attrs['src']) : undefined
    const source = id === undefined ? undefined : sourceOf(id)
    if (source === undefined) return
    const at = tr.mapping.map(position)
    if (source === null) tr.delete(at, at + node.nodeSize)
    else tr.setNodeAttribute(at, 'src', source)
  })
  if (tr.docChanged) dispatch(tr.setMeta('addToHistory', false))
}

/** A picture of the text. */
export interface PictureInText {
  at: number
  /** Null: nobody has described it. */
  alt: string | null
}

const pictureOf = (at: number, alt: unknown): PictureInText => ({ at, alt: typeof alt === 'string' ? alt : null })

/** The picture that is selected; null: none. */
export function selectedPicture({ selection }: EditorState): PictureInText | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'img') return null
  return pictureOf(selection.from, selection.node.attrs['alt'])
}

/** The pictures that nobody has described yet. */
export function undescribedPictures({ doc }: EditorState): PictureInText[] {
  const found: PictureInText[] = []
  doc.descendants((node, at) => {
    if (node.type.name === 'img' && node.attrs['alt'] === null) found.push(pictureOf(at, null))
  })
  return found
}

export const selectPicture = ({ state, dispatch }: EditorView, { at }: PictureInText): void =>
  dispatch(state.tr.setSelection(NodeSelection.create(state.doc, at)).scrollIntoView())

export const describePicture = ({ state, dispatch }: EditorView, { at }: PictureInText, alt: string | null): void =>
  dispatch(state.tr.setNodeAttribute(at, 'alt', alt))
