const named = (names: string): string[] => names.split(' ')

/** The stories that show each state of a widget, as a list that a test checks. */
export const statesOf: Readonly<Record<string, readonly string[]>> = {
  'Exercises/ChoiceCards': named(
    'Empty Answered Right Wrong Disabled Several SeveralRight SeveralWrong ByPointer ByKeyboard WithoutShortcuts Explained LongText ManyOptions',
  ),
  'Exercises/LetterBoxes': named(
    'Empty Begun Answered Right Wrong Partly Disabled ByKeyboard TypingOn Pasted Suggested Composed Names LongWord',
  ),
  'Exercises/WordBank': named(
    'Empty Partly Complete Answered Right Wrong Disabled ByPointer ByKeyboard Twice Dragged SameWidth ManyLongWords',
  ),
  'Exercises/InlineSelects': named('Empty Partly Choosing Answered Right Wrong Disabled LongOptions'),
  'Exercises/MatchingPairs': named(
    'Empty Partly Answered Right Wrong Disabled ByKeyboard ByPresses Dragged PutBack LongPairs SeenWithoutKey Narrow',
  ),
  'Exercises/OrderedList': named(
    'Empty Moved Answered Right Wrong Disabled ByButtons Kept Sentences Equal SeenWithoutKey Narrow',
  ),
  'Exercises/NumberAnswer': named(
    'Empty Written Understood NoNumber Units Negative Answered Right Wrong UnitMissing Disabled LongUnits Narrow',
  ),
  'Exercises/OpenAnswer': named(
    'Empty Writing Long TooLong Answered Waiting Corrected Disabled NothingToChange MarkedByTheTeacher Commented Remarked',
  ),
  'Exercises/ExerciseView': named('Open Verified Reviewed'),
  'Components/BottomBar': named('Ready Waiting Sending LastOne'),
  'Components/SavedState': named('Saved Refused All'),
  'Components/SegmentedProgress': named('Buttons Links NamesAndStates Flagged ManyAreOneTabStop One'),
  'Components/Countdown': named('MoreThanAnHour WrongDeviceClock LastMinutes Over Hiding'),
  'Components/AudioPlayer': named('Ready Playing OneAtATime TranscriptOpen Missing'),
  'Components/HouseProgress': named('BareGround Halfway Home AllStages'),
  'Components/DataTable': named(
    'Rows Searched Selected Filtered Loading Turning Empty NothingFound BeyondTheEnd ReadOnly OnPhones LoadingOnPhones',
  ),
  'Components/FileField': named('Empty Missing Arrives Dropped Cancelled Failed Refused TooLarge Image Audio Pdf'),
  'Components/Dialog': named('Open GivesTheFocusBack Confirm ConfirmDanger ConfirmLoading'),
  'Components/DeleteDialog': named('One Alone Several Counting Deleting Failed'),
  'Components/Toaster': named('EveryKind LeavesByItself GoesOnceItIsLeft Dismissed'),
}
