/** Word problems as owners type them, with results that were worked out by hand. */
export const solved: readonly (readonly [string, number])[] = [
  [
    'A candle costs me 4.20 in wax and 1.10 in packaging. I want a 60% margin. What price should I ask?',
    13.25,
  ],
  [
    'I want to earn 48,000 a year. I work 46 weeks, 5 days a week, 6 hours a day, but only 60% of them are billable. What hourly rate do I need?',
    57.97,
  ],
  [
    'I want 2,500 euro a month after costs. My rent is 600, other bills 300 and a session is 45 euro, with 5 euro materials. How many sessions a month?',
    85,
  ],
  [
    'If I give a 10% discount on a 50 euro product that costs me 30, how many more do I have to sell to earn the same? I sell 100 a month now.',
    34,
  ],
  [
    'We raise the price from 40 to 46 and expect to lose 10% of our 120 members. What changes per month?',
    168,
  ],
  [
    'A campaign costs 800 euro, each new client leaves 65 euro. How many clients to break even?',
    13,
  ],
  [
    'A new employee costs 1,900 a month. My average job is 240 euro with a 35% margin. How many more jobs a month pay for her?',
    23,
  ],
  [
    'The machine costs 12,000 and saves us two hours a day at 15 euro an hour, 22 days a month. When does it pay for itself?',
    18.18,
  ],
  ['I buy 300 mugs at 2.80, delivery is 90 euro for all of them. What does one mug cost me?', 3.1],
  [
    'I sold for 6,000 with 20% VAT in it and bought for 2,400 including VAT. How much VAT do I owe?',
    600,
  ],
  [
    'The platform takes 18% plus 0.50 per order. My average order is 24 euro and I had 310 orders. How much do I keep?',
    5945.8,
  ],
  ['Venue 1,200, catering 28 per head, DJ 400. 80 guests. What’s the cost per person?', 48],
  [
    'Our ad budget is 9,000 a year. We’ve spent 3,600 in 4 months. How much can I spend per month for the rest?',
    675,
  ],
  [
    'Monthly turnover is 22,000 and I want to spend 7% on marketing, half of it on ads. How much for ads?',
    770,
  ],
  [
    'Last week I took 3,276 euro from 182 customers. If the average basket goes up by 2 euro, how much more is that a week?',
    364,
  ],
  ['I have 25 slots a week, 12% no-shows, 50 euro each. What do I lose in 4 weeks?', 600],
  [
    'We have 400 subscribers at 19 euro and 5% churn a month. How many new ones do I need monthly just to stay level?',
    20,
  ],
  [
    'Three waiters earn 1,300 each a month. If I raise wages by 8%, how much more is it a year?',
    3744,
  ],
  [
    'Supplier A: 500 bags for 190 euro plus 25 delivery. Supplier B: 0.45 a bag, free delivery. Which is cheaper for 500?',
    10,
  ],
  [
    'I work 20 days a month and do 4 haircuts a day at 22 euro. Rent is 500, products take 15%. What’s left?',
    996,
  ],
  [
    'If I open on Sundays I pay 180 for staff and electricity. My margin is 60%. What turnover do I need to not lose money?',
    300,
  ],
  [
    'I want to save 6,000 for a new oven by putting aside 8% of sales of 9,500 a month. How long will it take?',
    7.89,
  ],
  ['A loan of 10,000 with no interest in 24 equal instalments: how much a month?', 416.67],
  [
    'I charge 35 an hour and spent 26 hours on a fixed price job of 780. How much did I lose compared with my rate?',
    130,
  ],
  ['Each month we lose 8 of 160 clients and win 11. How many will we have in half a year?', 178],
  [
    'Една баница ми излиза 1,30 евро, искам да ми остават 45% от цената. На колко да я продавам?',
    2.36,
  ],
  [
    'Искам чисто 2000 евро на месец. Наем 450, консумативи 150, а на клиент взимам 40. Колко клиента ми трябват?',
    65,
  ],
  [
    'Продавам по 80 броя на месец на 25 лв, себестойност 15. Ако дам 10% отстъпка, колко трябва да продам, за да печеля същото?',
    107,
  ],
  ['Вдигам цената от 30 на 35 евро и губя 15 от 150-те си клиента. Печеля ли повече?', 225],
  [
    'Рекламата струва 450 лв, от продажба ми остават 18 лв. Колко продажби ми трябват, за да си я избия?',
    25,
  ],
  [
    'Новият служител ще ми струва 2200 лв на месец. Маржът ми е 40%. Колко оборот трябва да донесе, за да се изплаща?',
    5500,
  ],
  [
    'Машината е 9600 евро, спестява ми по 3 часа на ден, часът е 8 евро, работим 20 дни месечно. Кога се изплаща?',
    20,
  ],
  ['Купувам 120 тениски по 7 лв и доставка 60 лв. Колко ми излиза една?', 7.5],
  ['Купих стока за 1200 с ДДС и я продадох за 1800 с ДДС. Колко ДДС дължа при 20%?', 100],
  [
    'Платформата взима 25% комисиона, доставката е 3 лв, средна поръчка 32 лв, 200 поръчки. Колко ми остава?',
    4200,
  ],
  [
    'Фирмено парти: зала 800, кетъринг по 35 на човек, музика 300. Ще сме 40 души. Колко излиза на човек?',
    62.5,
  ],
  [
    'Бюджетът ми за реклама е 12 000 лв за годината. За първите 5 месеца дадох 4300. По колко на месец ми остават?',
    1100,
  ],
  [
    'Оборотът ми е 18 хил. на месец. 6% давам за реклама, половината от тях за Фейсбук. Колко са за Фейсбук?',
    540,
  ],
  [
    'За деня имам 2 150 лв от 86 сметки. Ако средната сметка стане с 3 лв повече, колко ще е оборотът?',
    2408,
  ],
  ['Имам 30 часа на седмица, 10% не идват, часът е 40 лв. Колко губя на месец?', 520],
  [
    'Имаме 250 абоната по 12 евро, всеки месец напускат 4%. Колко нови ми трябват, за да не падам?',
    10,
  ],
  ['Плащам на четирима по 1500 лв. Ако им вдигна с 10%, колко повече ще давам на година?', 7200],
  [
    'Правя по 6 масажа на ден по 50 лв, 22 дни. Наем 700, консумативи 10%. Колко ми остава на месец?',
    5240,
  ],
  ['При какъв оборот съм на нула, ако постоянните ми разходи са 4200 и маржът ми е 35%?', 12000],
  ['Искам да спестя 5000 евро, отделям 10% от оборот 6250 на месец. За колко месеца?', 8],
  ['Кредит без лихва 6000 лв за 24 месеца – каква е вноската?', 250],
  ['Направих сайт за 1200 лв за 40 часа. Иначе взимам 45 на час. Колко загубих?', 600],
  ['Имам 90 клиента, всеки месец си отиват 3 и идват 7. След година колко ще са?', 138],
  ['Пускам 5 000 листовки за 350 лв. Ако 1% дойдат и всеки остави 20 лв печалба, печеля ли?', 650],
  [
    'Данъкът и осигуровките са ми 25%. Искам чисто 1800 на месец, разходите са 600. Взимам 60 на час. Колко часа трябва да работя?',
    50,
  ],
  [
    'Брашното поскъпна от 1,20 на 1,50 лв за кг. Харча 400 кг на месец. Колко повече ми излиза?',
    120,
  ],
  [
    'Оферта А е 0,28 на опаковка плюс 40 за доставка. Оферта Б е 0,35 на опаковка с безплатна доставка. Кое е по-евтино за 500 броя?',
    5,
  ],
];

/** What no single solution follows from: a figure is missing, has two meanings, or has nothing to do with it. */
export const unsolved: readonly string[] = [
  'I have 3 employees, the price is 40 and cost is 20. How much profit do we make?',
  'Rent is 900 and I sell soap. How many bars do I need to sell at 6 euro if 2 of them break every week?',
  'I raised prices by 10% and lost 5% of customers. Do I earn more?',
  'We have 200 members at 30 euro, 8 left in March and 5 in April. How many will we have in a year?',
  'Our shop has 4 rooms and 2 waiters, each paid 1,200. How much do we make?',
  'A job takes 12 hours or maybe 15 at 30 an hour. How much should I charge?',
  'I want to earn 3,000 a month and charge 40 an hour. How many customers do I need?',
  'The van costs 18,000 and we drive 20,000 km a year. When does it pay for itself?',
  'I work 8 hours a day and want 2,400 a month. What hourly rate do I need?',
  'My rent rose from 800 to 950 and I sell 300 coffees. How much more should I charge?',
  '20% discount on 80 euro, and I have 50 customers. How many more do I have to sell to earn the same?',
  'We spent 500 on ads and 12 people came, 5 of them bought for 60 or 80. Do we make money?',
  'Имам 12 служители и 40 клиента, цената е 25 лв. Колко печеля?',
  'Продавам мед по 12 лв, бурканът е 0,80. Колко трябва да продам, за да изкарам 1000 лв, ако 3 се счупят?',
  'Наемът е 700, а токът 100–150 лв. Колко масажа по 40 лв ми трябват на месец?',
  'Купих за 1200 и продадох за 1800. Колко ДДС дължа при 20%?',
  'Работя по 6 часа на ден и искам 2500 лв на месец. Каква да е часовата ставка?',
  'Имаме 300 абоната, 5% напускат, а 10% се връщат. Колко ще сме след 6 месеца?',
  'Машината е 5000 лв и прави 200 кафета на ден. Кога се изплаща?',
  'Вдигнах цената с 10% и загубих 12 клиента. Печеля ли повече?',
  'Имам 30 маси, 60% заетост, средна сметка 20 лв. Колко е печалбата?',
  'Заплатата е 1500, а наемът 600 на година. Колко клиента по 50 лв ми трябват?',
  'Оферта А е 0,28 на опаковка плюс 40 за доставка. Оферта Б е 0,35 с безплатна доставка. Кое е по-евтино за 500 броя?',
  'The gym spent €1,250 in January, 50 joined, but 10 of them were old members coming back, so what’s the cost per new one?',
  'What is one student worth if a term costs 320 € and they stay 5 terms on average?',
];
