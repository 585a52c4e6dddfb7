/**
 * Word's clipboard HTML of a title, a paragraph, two kinds of lists and a table: unchanged, except for the hundreds of
 * rows of style definitions.
 */
export const wordClipboard = String.raw`<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<meta name=Originator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ANA~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:TrackMoves/>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin-top:0cm;
	font-family:"Calibri",sans-serif;}
 /* List Definitions */
 @list l0
	{mso-list-id:1183520213;
	mso-list-template-ids:-1;}
-->
</style>
<!--[if gte mso 10]>
<style>
 /* Style Definitions */
 table.MsoNormalTable
	{mso-style-name:"Tabela normal";}
</style>
<![endif]-->
</head>

<body lang=PT-BR style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->

<h1><span lang=EN-US style='mso-ansi-language:EN-US'>In the kitchen<o:p></o:p></span></h1>

<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>She <b
style='mso-bidi-font-weight:normal'>cooks</b>
every day, but<span style='mso-spacerun:yes'>  </span>today she <i
style='mso-bidi-font-style:normal'>is cooking</i> <span style='font-weight:bold'>now</span>.
<a href="https://example.org/verbs">More verbs</a><o:p></o:p></span></p>

<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'><o:p>&nbsp;</o:p></span></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol;mso-ansi-language:EN-US'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US style='mso-ansi-language:EN-US'>a pan<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:
auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:"Courier New";mso-fareast-font-family:"Courier New";
mso-ansi-language:EN-US'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US style='mso-ansi-language:EN-US'>a lid<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-ansi-language:EN-US'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US style='mso-ansi-language:EN-US'>a spoon<o:p></o:p></span></p>

<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>First:<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
lang=EN-US style='mso-bidi-font-family:Calibri;mso-ansi-language:EN-US'><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US style='mso-ansi-language:EN-US'>wash<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
lang=EN-US style='mso-bidi-font-family:Calibri;mso-ansi-language:EN-US'><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US style='mso-ansi-language:EN-US'>cut<o:p></o:p></span></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=283 valign=top style='width:212.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b style='mso-bidi-font-weight:
  normal'><span lang=EN-US style='mso-ansi-language:EN-US'>Verb<o:p></o:p></span></b></p>
  </td>
  <td width=283 valign=top style='width:212.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b style='mso-bidi-font-weight:
  normal'><span lang=EN-US style='mso-ansi-language:EN-US'>Past<o:p></o:p></span></b></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=283 valign=top style='width:212.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><span lang=EN-US
  style='mso-ansi-language:EN-US'>cook<o:p></o:p></span></p>
  </td>
  <td width=283 valign=top style='width:212.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><span lang=EN-US
  style='mso-ansi-language:EN-US'>cooked<o:p></o:p></span></p>
  </td>
 </tr>
</table>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Imagem_x0020_1" style='width:100pt'>
 <v:imagedata src="file:///C:/Users/ANA~1/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/>
</v:shape><![endif]--><![if !vml]><img width=133 height=89
src="file:///C:/Users/ANA~1/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"><![endif]><o:p></o:p></p>

<!--EndFragment-->
</body>

</html>`

/** The same as the school's content. */
export const fromWord = [
  '<h2>In the kitchen</h2>',
  '<p>She <strong>cooks</strong> every day, but today she <em>is cooking</em> <strong>now</strong>. ',
  '<a href="https://example.org/verbs">More verbs</a></p>',
  '<ul><li>a pan<ul><li>a lid</li></ul></li><li>a spoon</li></ul>',
  '<p>First:</p>',
  '<ol><li>wash</li><li>cut</li></ol>',
  '<table><thead><tr><th scope="col">Verb</th><th scope="col">Past</th></tr></thead>',
  '<tbody><tr><td>cook</td><td>cooked</td></tr></tbody></table>',
].join('')
