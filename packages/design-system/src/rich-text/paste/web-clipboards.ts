/** Word for the web: each item is a list of its own, and its level an attribute. */
export const wordOnline = [
  '<div class="OutlineElement Ltr"><p class="Paragraph" style="margin:0"><span data-contrast="auto" class="TextRun" style="font-weight:bold">',
  '<span class="NormalTextRun">Pack</span></span><span class="EOP" style="font-size:11pt">&nbsp;</span></p></div>',
  '<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-font="Symbol" data-aria-level="1"',
  ' role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun">a coat</span><span class="EOP">&nbsp;</span></p></li></ul></div>',
  '<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-aria-level="2" style="margin:0 0 0 72px"><p class="Paragraph">',
  '<span class="TextRun">a red one</span></p></li></ul></div>',
  '<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-aria-level="1"><p class="Paragraph"><span class="TextRun">a key',
  '</span></p></li></ul></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Then:</span></p></div>',
  '<div class="ListContainerWrapper"><ol start="1"><li data-aria-level="1"><p class="Paragraph"><span class="TextRun">open</span></p></li></ol></div>',
  '<div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1"><p class="Paragraph"><span class="TextRun">close</span></p></li></ol></div>',
].join('')

/** The same as the school's content. */
export const fromWordOnline = [
  '<p><strong>Pack</strong></p><ul><li>a coat<ul><li>a red one</li></ul></li><li>a key</li></ul>',
  '<p>Then:</p><ol><li>open</li><li>close</li></ol>',
].join('')

/** A mail program: a line is a division, and what was struck out is a style. */
export const mail = [
  '<div style="font-family:Calibri,sans-serif;font-weight:bold">Dear class</div><div><br></div>',
  '<div>bring a <span style="text-decoration:line-through">pen</span> pencil<a href="#_ftn1">[1]</a></div><div>and a book</div>',
  '<pre>I go\nyou go</pre>',
].join('')

/** The same as the school's content. */
export const fromMail =
  '<p><strong>Dear class</strong></p><p>bring a <s>pen</s> pencil[1]</p><p>and a book</p><p>I go<br>you go</p>'
