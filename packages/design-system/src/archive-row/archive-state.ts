/**
 * `busy`: the download ends in a moment; `coming`: it takes longer and can be cancelled; `kept`: the file is saved on
 * the device.
 */
export type ArchiveState = 'idle' | 'busy' | 'coming' | 'kept'
