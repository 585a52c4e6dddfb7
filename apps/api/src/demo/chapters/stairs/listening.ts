import { content } from '../../authoring/topics.ts'

export const listening = content({
  name: 'Who gets up first?',
  icon: 'listening',
  subject: 'Who gets up first?',
  medium: { audio: 'stairs-dialogue' },
  text: `
<p>Tom and Ana sit on the stairs and talk about their mornings. Who gets up first in this house?</p>
<h3>Before you listen</h3>
<p>Write down the time when <em>you</em> get up, in words. Then listen and compare: are you earlier or later than Ana?</p>
<h3>Listen for the helper</h3>
<p>Tom asks <strong>Does Mrs. Reed get up early?</strong> The answer has no <em>does</em>: She always <strong>gets</strong> up at five.
The s goes back to the verb when the helper leaves.</p>
<h3>Tell the time</h3>
<ul>
<li>6:00 is six <strong>o'clock</strong>.</li>
<li>6:15 is a quarter <strong>past</strong> six.</li>
<li>6:30 is <strong>half past</strong> six.</li>
<li>6:45 is a quarter <strong>to</strong> seven.</li>
</ul>`,
})
