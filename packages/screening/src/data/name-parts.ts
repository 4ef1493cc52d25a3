import { isGivenName } from '@digipals/writing';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Given names that are not in the list of the home countries, folded. */
const moreGivenNames = set(`
  aarav abdulrahman abebe achieng adaeze ade adebayo adnan agata agnes agnieszka ahmad aidan aino aisling aiyana
  akira akosua alan albert aleksander aleksandra alessandro alessia alex alexander alexandra alexis alfred alicja
  alison alma amanda amber amine amit amy anahera ananya anastasia anders andrea andreea andrei andrew angela anh
  aniket anita anja anjali ann anne anneke annie anthony antonella antoni aoibhinn aoife aparna arabella archie
  arnav aroha arthur asgeir ashley astrid audrey ayo ayodele bader bailey barbara barry bartosz beatrice beatrix
  becky ben benedetta benjamin beth bethany betty billy bjorn blessing bradley brandon brian brianna bruno bryan
  callum cameron caoimhe carl carol caroline cassie catarina cathal catherine cathy charles charlie charlotte
  chelsea chiamaka chiara chidi chinedu chioma christina christine christopher cian ciara ciaran claire clara
  clementine clodagh cole colin connor conor cormac courtney craig curtis cynthia daan dafydd damian daniel danielle
  danny darragh darren david davide dean deborah deirdre denise dennis derek devi diana diarmuid dimitra dimitris
  divya djamila dominic dominik donald donna doris dorothy douglas duc duncan eamon ebele ebony edward efua eileen
  eilidh eilis eirini eleanor eleftheria eleni elias elin elizabeth ellen elliot eluned emeka emiliano emma emmanuel
  enrico eoin eric erica erik erin esther eszter evan eve evelyn ewa fabio faisal farida fatou federica federico
  felix fernanda ffion filip filippo finlay finnian fiona frances francesca francis frank fred frederick gabriel
  gabriele gareth gary gavin gemma geoffrey george georgi georgina georgios gerald giacomo gillian giorgos giovanni
  giulia giuseppe glenn gordon grace gracie graeme graham greg gregory greta grzegorz guadalupe gudrun guilherme
  gwen habib hadiya hamish hanna harold harriet harrison harry hayley heather hedvig heidi helen helena helga henrik
  henry hien hieu hilary hina hinemoa hiroshi hoang holly howard hugh huong ian idris ifeanyi ifeoma ilaria imani
  imogen ingrid ioana ioannis isabella isabelle isadora ishaan isobel itziar ivana iwona jacek jack jackson jadwiga
  jagoda jake jakub james jamie jan jana jane janek janet janice jasmine jason jasper jayne jeff jeffrey jemima
  jennifer jenny jeremy jeroen jerzy jesper jess jesse jessica jessie jill jim jimmy jiwoo joan joana joanna joanne
  joao joe joel johan john johnny jonas jonathan josefina joseph josephine josh joshua joyce judith judy julian
  julieta justin kacper kalani kalina kamal kamila kareem karen karin karolina kasia katarina katarzyna kate
  katerina kateryna katherine kathleen katie katy keanu keira keith kelly ken kenji kenneth kerry kevin khadijah
  kieran kim kimberly kirsty klara kofi kojo konstantinos krzysztof kwabena kwaku kwame kweku kyle lamine lara lars
  laszlo latisha laura lauren leah leandro lee leilani leon leonardo leonor leticia lewis libby lidia linda linh
  linnea lior liora lisa liz lorenzo lotte luca lucy ludovica luiza lukas lukasz luke lydia lynn maciej maddie
  maddison madison mads maeve magdalena maggie magnus maja malak malcolm malgorzata malik mamadou manuela marcus
  marek maren margaret margherita margot mariam marijke mario marion marit mark martha martin martina martyna mary
  mateus mateusz matias matilda matilde matteo matthew matthias matthieu maureen max maximilian megan melina melissa
  meryem mette mia michael michal michelle mike mikkel mikolaj milan mildred millie milos minh miriam miroslav moana
  mohammad molly morgan moritz mustapha myfanwy nadine naledi nancy nandini natalie nathalie nathaniel neil ngoc
  ngozi niall niamh nicholas nick nicola nicole niels nigel nikhil niko nikolai nikolaos nikos nils nino nisha
  nkechi nnamdi nnenna noah noemi nomvula norah norman nuala oisin olanrewaju oleksandr oliwia olumide oluwaseun
  onyeka orla orlaith osagie oskar otto owen padraig pamela panagiotis paola paolo parvati patricia patrick patrycja
  paul paulina pelle penelope penny peter petra petros philip phillip phuong pieter pietro piotr pradeep pradyumna
  pranav przemyslaw quang rachel rachid raffaele raj rajesh ralph rashid raymond rebeca rebecca reece reginald
  reuben rhiannon riccardo richa rikke riley rishi rita robert roberto robin roger roisin ronald rory rosalia
  rosario rosemary roy russell ruta ruth ryan sadia saif sally salman sam samantha samuel sandeep sandra saoirse
  sarita scott seamus sean sebastian seo seren shanelle shanice shaniqua shannon sharon sheila shirley shreya
  sibusiso siddharth sigrid simon simone sinead siobhan sipho skye sofie solveig sophia sorcha soren spencer stacey
  stanislaw stanley stavros stefan stefania stefano stella stephanie stephen steve steven stuart suresh susan susana
  suzanne sven swati sylvia szymon tabitha tadeusz tamar tamara tane tanvi tara tatiana taylor tendai terence terry
  thabo thandiwe thanh theodora theresa thiago thijs thorsten tiago tiffany tim timothy tobias todd tom tomasz
  tommaso tommy tony tove tracey tracy trang trevor tuan tuomas tyler tyrone uchenna ulrike umar uzma vanessa
  vasilis veronica victoria vihaan vikas vikram viktoria vincenzo violet violeta vivian walter wanjiru wayne wendy
  weronika wesley wiktoria willem william wojciech xavier yannick yannis yaroslav yasmine yaw yewande yuto yvonne
  zachary zack zaid zanele zofia zoltan zosia zsofia zuri zuzana zuzanna
`);

/** Frequent surnames that are no English words, folded. */
const surnames = set(`
  abbasi adeyemi afolabi agarwal aguilar ahmad ahmadi ahmed akhtar akintola aliyev allen almeida alonso alvarez
  alves amadi andersen anderson andrade araujo arslan asante avila ayala aydin bakker balogun banerjee baptista
  barbosa barzani bello benali benitez benkirane bennani bernal bernard bhatt blanc boateng bondarenko brandt bui
  cabrera calderon campos cardoso carvalho castillo castro celik chan chang chatterjee chaudhry chavez chen choi
  chowdhury contreras cordoba correia costa coulibaly cruz danso davies delgado demir desai devi diallo diaz diop
  dlamini dogan dominguez duarte dubois duong dupont durand edwards eriksson espinoza esposito estrada eze fernandes
  fernandez ferrari ferreira figueroa flores fofana fontaine freitas fuentes gallo garcia garnier gomes gomez
  goncalves gonzales gonzalez gruber guerrero gupta gutierrez guzman haddad hansen hassan hernandez herrera hoang
  hoffmann horvat hossain huang huber hughes huynh ibanez ibrahim iglesias ito ivanov jansen jansson jensen jimenez
  johansson jones joshi juarez kang kapoor karlsson kaur kaya keita khalil khan khoury kim kobayashi koroma
  kowalczyk kruger kumar kurt lambert larsen larsson laurent lefebvre leroy lewandowski lim lima lin liu lopes lopez
  lozano lukas luna mahlangu malik mancini marchetti marin marino martin martinez martins matos mazur medina mehta
  mejia mendes mendez mendoza mensah mercier meyer michel mishra mitchell mokoena molina moller montero morales
  moreau moreira moreno moretti morris mueller muller munoz murphy nair nakamura nascimento navarro ndiaye ndlovu
  ngo nguyen nielsen nkosi nunez nwosu ochoa odhiambo okafor okeke okonkwo okoye oliveira olsen olsson ortega ortiz
  osei ouedraogo owusu ozdemir ozturk pacheco palma patel peeters pena pereira perez pham phan pinto pires popa
  prado prasad quispe qureshi rahman ramirez ramos rao reddy reyes ribeiro ricci rinaldi rios rivera robert robinson
  rocha rodrigues rodriguez rojas romano romero rosario rossi roux ruiz russo sahin saito salazar salinas sanchez
  sandoval santana santos sato schmidt schneider schulz sen serrano sharma shevchenko silva singh smit soares solis
  soto souza suarez suzuki svensson takahashi tanaka teixeira thomas torres tran traore tuhoe valdez vargas vasquez
  vazquez vega velasco venter verma vidal vieira villalobos visser vo vu wang watanabe weber williams wilson wong
  wright wu xu yadav yamamoto yang yildirim yildiz yilmaz zapata zhang zhao zhou zhu zulu
`);

/** English words that are frequent surnames: they count only with a capital and after a given name. */
const wordSurnames = set(`
  baker bell lee park bishop brooks brown butler carter clark cook cooper cox fisher fox gray green hall harper hill hunt hunter
  kelly king knight lane mason miller moss palmer parker porter price reed rice rose shaw smith stone sutton taylor turner
  walker ward watts webb wells west white wood woods young
`);

const looksLikeSurname =
  /^(?:fitz|mc|mac(?=[dgklnpq])|o')\p{L}{3,}$|^\p{L}{2,}(?:(?:sk[iya]|cki|cka|czyk|owicz|ewicz|opoulos|opoulou|akis|adis|idis|oglu|zadeh?|shvili|dze|enko|chuk|yan|sson|dottir|sdatter|escu|eanu|ovic|evic|ovich|evich|inho|ez|ullah|uddin|wala|singhe|waran|nathan)|(?<=\p{L}{2})(?:ova|eva|ov|ev))$/u;

/** What stands inside full names: `Ni` in Aoife Ní Bhriain, `bin`, `van`. */
const particles = set(
  'ni nic mac mc o ui al el ul ur bin bint ibn ben abu abd van von der den ter ten de da di do dos das du del della la le los las san santa st thi y ap ab zu af av dela delos dei degli delle vom zum zur bte binti binte ould dalla',
);

/** Whether this is a given name, of whatever country. */
export const isFirstNameAnywhere = (word: string): boolean =>
  isGivenName(word) || moreGivenNames.has(word);

/** Whether this is a surname that no English word looks like. */
export const isSurnameAnywhere = (word: string): boolean =>
  surnames.has(word) || (word.length > 5 && looksLikeSurname.test(word));

export const isWordSurname = (word: string): boolean => wordSurnames.has(word);

export const isParticle = (word: string): boolean => particles.has(word);

/** What stands before the names of grown-ups. */
const titles = set(
  'mr mrs ms miss mx dr prof sir madam monsieur madame senor senora frau herr don dona',
);

export const isTitle = (word: string): boolean => titles.has(word);
