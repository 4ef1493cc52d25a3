import type { ConsentLetterTexts } from './texts.ts';

export const turkish: ConsentLetterTexts = {
  hello: 'Merhaba,',
  signed: 'DigiPals ekibi',
  ask: {
    subject: '{name}: uzak ülkelerdeki arkadaşlara yazabilir mi?',
    paragraphs: [
      '{school}, {className} sınıfı size soruyor. İngilizce derslerinde DigiPals kullanıyoruz. Başka ülkelerdeki çocuklarla arkadaşlık ve mesajlar için evet ya da hayır demeniz gerekiyor.',
      'Eğitim almış bir kişi her mesajı iletilmeden önce okur. Diğer çocuklar bir ad, çizilmiş bir figür ve bir ülke görür.',
      'Devamını okuyun ve buradan yanıtlayın. Bağlantı yalnızca aileniz içindir ve 28 gün çalışır:',
      '{link}',
    ],
  },
  confirm: {
    subject: '{name}: lütfen yanıtınızı onaylayın',
    paragraphs: [
      'DigiPals’ta {name} için yanıt verdiniz. Bu bağlantıyı açıp onayladığınızda yanıtınız geçerli olur. Üç gün çalışır:',
      '{link}',
      'Yanıt vermediyseniz bir şey yapmayın: o zaman hiçbir şey saklanmaz.',
    ],
  },
  done: {
    subject: '{name}: yanıtınız geçerli',
    paragraphs: [
      'Teşekkürler. DigiPals’ta {name} için verdiğiniz yanıt artık geçerli.',
      'Bu bağlantıyla yanıtınızı istediğiniz zaman geri alabilir ve hesap açabilirsiniz. Bu iletiyi saklayın:',
      '{link}',
    ],
  },
};
