/** Components for editing content. A separate entry, so that students' screens do not load them. */
export { DataTable, type DataTableProps } from './data-table/data-table.tsx'
export {
  type BulkAction,
  type Column,
  type RowLink,
  type Selection,
  type Sort,
  type TableLink,
  type TableState,
} from './data-table/table-types.ts'
export { useSearchDraft } from './data-table/use-search-draft.ts'
export { BarTable, type BarTableProps } from './bar-table/bar-table.tsx'
export { ShareBar, type ShareBarProps } from './bar-table/share-bar.tsx'
export { DateField, type DateFieldProps } from './date-field/date-field.tsx'
export { DateTimeField, type MomentFieldProps } from './date-field/date-time-field.tsx'
export { DeleteDialog, type DeleteDialogProps } from './delete-dialog/delete-dialog.tsx'
export { type Going } from './delete-dialog/goes-too.tsx'
export { ExerciseTrial, type ExerciseTrialProps } from './exercise-editor/exercise-trial.tsx'
export { exerciseTypeIcons } from './exercise-editor/type-icons.ts'
export { ExerciseMedia } from './exercises/exercise-media.tsx'
export { FileField, type FileFieldProps } from './file-field/file-field.tsx'
export { usePendingUploads } from './file-field/pending-uploads.ts'
export { useFileFacts, type FileFacts } from './file-field/file-facts.ts'
export { type StoredFile } from './file-field/stored-file-view.tsx'
export { UnplayableNote } from './file-field/unplayable-note.tsx'
export { type UploadOptions, type UploadFile } from './file-field/use-file-upload.ts'
export { inertBody } from './html/inert-document.ts'
export { sanitize } from './html/sanitize.ts'
export { MediaCard, type MediaCardProps } from './media-card/media-card.tsx'
export { MarkField, type MarkFieldProps } from './mark-field/mark-field.tsx'
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx'
export { OrderList, type OrderListProps } from './order-list/order-list.tsx'
export { PassageEditor, type PassageEditorProps } from './passages/passage-editor.tsx'
export { PassageList, type PassageListProps } from './passages/passage-list.tsx'
export { PassageText, type PassageTextProps } from './passages/passage-text.tsx'
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx'
export { type Option } from './search-select/options.ts'
export { PhoneFrame, type PhoneFrameProps } from './phone-frame/phone-frame.tsx'
export { SearchMultiSelect, type SearchMultiSelectProps } from './search-select/search-multi-select.tsx'
export { SearchSelect, type SearchSelectProps } from './search-select/search-select.tsx'
export { TagsField, type TagsFieldProps } from './tags-field/tags-field.tsx'
export { TextDiff, type TextChangeProps } from './text-diff/text-diff.tsx'
export { SwitchField, type SwitchFieldProps } from './switch-field/switch-field.tsx'
export {
  type TimetableEntry,
  type TimetableHoliday,
  type TimetableSlot,
  type TimetableState,
} from './timetable/entry.ts'
export { slotOf } from './timetable/slot.ts'
export { type TimetableProps } from './timetable/timetable-props.ts'
export { Timetable } from './timetable/timetable.tsx'
export { Tree } from './tree/tree.tsx'
export { type TreeItem, type TreePlace, type TreeProps } from './tree/tree-types.ts'
