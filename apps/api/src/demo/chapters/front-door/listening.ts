import { content } from '../../authoring/topics.ts'

export const listening = content({
  name: 'Ana meets Mrs. Reed',
  icon: 'listening',
  subject: 'Ana meets Mrs. Reed',
  medium: { audio: 'door-dialogue' },
  text: `
<p>The door of number 7 opens. Listen twice: the first time with your eyes closed, the second time with the text.</p>
<h3>While you listen</h3>
<ul>
<li>What time of the day is it?</li>
<li>Where is Ana from?</li>
<li>What does Mrs. Reed say at the end?</li>
</ul>
<h3>Say it yourself</h3>
<p>Now be Ana. Stop after each line and answer Mrs. Reed aloud. Your voice should go up in a question that ends with
<em>Mrs. Reed?</em> and down in <em>Yes, I am.</em></p>
<h3>Keep it in the house</h3>
<p>Hang <strong>Nice to meet you</strong> on the door handle: when you shake the handle, it shakes your hand.
And <strong>Welcome</strong> is painted on the doormat in letters one meter high.</p>`,
})
