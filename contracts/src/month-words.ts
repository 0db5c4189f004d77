// Without zod and without Node, because the browser extension loads it.

/**
 * The names of the months and their abbreviations in 25 languages, as `Intl.DateTimeFormat` writes them beside a year or
 * a day, without accents. A table, because asking `Intl` takes a few hundred milliseconds.
 */
const NAMES = [
  'january jan januar janner janvier janv enero ene gennaio gen janeiro januari styczen sty stycznia leden led ledna январь янв января січень січ січня ocak oca tammikuu tammi tammikuuta ianuarie ian ιανουαριου ιαν ιανουαριος जनवरी जन يناير ינואר ינו',
  'february feb februar fevrier fevr febrero febbraio fevereiro fev februari luty lut lutego unor uno unora февраль февр февраля лютии лют лютого subat sub helmikuu helmi helmikuuta februarie febr φεβρουαριου φεβ φεβρουαριος फ़रवरी फ़र فبراير פברואר פבר',
  'march mar marz mars marzo marco maart mrt marzec marca brezen bre brezna март марта мар березень бер березня mart marts maaliskuu maalis maaliskuuta martie marcius marc μαρτιου μαρ μαρτιος मार्च مارس מרץ maret',
  'april apr avril avr abril abr aprile kwiecien kwi kwietnia duben dub dubna апрель апр апреля квітень квіт квітня nisan nis huhtikuu huhti huhtikuuta aprilie aprilis απριλιου απρ απριλιος अप्रैल ابريل אפריל אפר',
  'may mai mayo maggio mag maio mei maj maja kveten kve kvetna маи мая травень трав травня mayis toukokuu touko toukokuuta majus μαιου μαι μαιος मई مايو מאי',
  'june jun juni juin junio giugno giu junho czerwiec cze czerwca cerven cvn cervna июнь июня июн червень черв червня haziran haz kesakuu kesa kesakuuta iunie iun junius ιουνιου ιουν ιουνιος जून يونيو יוני',
  'july jul juli juillet juil julio luglio lug julho lipiec lip lipca cervenec cvc cervence июль июля июл липень лип липня temmuz tem heinakuu heina heinakuuta iulie iul julius ιουλιου ιουλ ιουλιος जुलाई जुल يوليو יולי',
  'august aug aout agosto ago augustus sierpien sie sierpnia srpen srp srpna август авг августа серпень серп серпня agustos agu augusti elokuu elo elokuuta augusztus αυγουστου αυγ αυγουστος अगस्त अग اغسطس אוגוסט אוג agustus',
  'september sep sept septembre septiembre settembre set setembro wrzesien wrz wrzesnia zari zar сентябрь сент сентября вересень вер вересня eylul eyl syyskuu syys syyskuuta septembrie szeptember szept σεπτεμβριου σεπ σεπτεμβριος सितंबर सित سبتمبر ספטמבר ספט',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik paz pazdziernika rijen rij rijna октябрь окт октября жовтень жовт жовтня ekim eki lokakuu loka lokakuuta octombrie οκτωβριου οκτ οκτωβριος अक्टूबर अक्टू اكتوبر אוקטובר אוק',
  'november nov novembre noviembre novembro listopad lis listopada listopadu ноябрь нояб ноября листопад лист листопада kasim kas marraskuu marras marraskuuta noiembrie νοεμβριου νοε νοεμβριος नवंबर नव نوفمبر נובמבר נוב',
  'december dec dezember dez decembre diciembre dic dicembre dezembro grudzien gru grudnia prosinec pro prosince декабрь дек декабря грудень груд грудня aralik ara desember des joulukuu joulu joulukuuta decembrie δεκεμβριου δεκ δεκεμβριος दिसंबर दिस ديسمبر דצמבר דצמ',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Returns the month (1 to 12) with a name, given without case and accents (`foldWord`). */
export const findMonthByName = (foldedName: string): number | undefined => MONTHS.get(foldedName);

/** Accents, and the vowel marks of Hebrew and Arabic. In other scripts marks tell words apart. */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u064B-\u065F]/g;

/** Removes case, accents and vowel marks, so that “Février” and “fevrier” are the same. */
export const foldWord = (word: string): string =>
  word.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ı', 'i');
