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
  [
    'My hairdresser’s chair rental is 450 a month. I charge 38 per cut and colour products cost me 6 each time. How many cuts do I need to take home 1,800?',
    71,
  ],
  [
    'I’m a translator. I need 2,200 a month after 30% tax and I can bill 85 hours. What should I charge per hour?',
    36.97,
  ],
  [
    'Each box costs me 3.50 to make, I sell at 8 and a shop wants 30% commission. What’s left per box?',
    2.1,
  ],
  [
    'We sell 240 cakes a month at 18 euro, ingredients 6 euro each, rent 700 and wages 1,400. What profit do we make?',
    780,
  ],
  [
    'If I hire a second barista for 1,500 a month and a coffee leaves me 2 euro, how many more coffees do I have to sell per month?',
    750,
  ],
  [
    'A stand at the fair costs 600 and each order brings 45 profit. How many orders do I need to break even?',
    14,
  ],
  [
    'New oven 7,200 euro, it saves 300 a month on electricity. How long until it pays for itself?',
    24,
  ],
  [
    'We have 60 members paying 35 a month. If we raise the fee to 40 and 5 leave, how much more do we earn a month?',
    100,
  ],
  ['I buy 50 bottles at 6.40 plus 35 shipping. How much is one bottle?', 7.1],
  ['Turnover is 30,000 a month, material 40%, rent 2,000, wages 9,000. What is left?', 7000],
  [
    'I do 12 treatments a week at 55, work 44 weeks a year, and fixed costs are 9,000 a year. What do I earn in a year?',
    20040,
  ],
  [
    'Our course has 14 places at 120 euro. The room costs 350 and the trainer 600. How much profit if it is full?',
    730,
  ],
  ['How many tickets at 15 euro must we sell to cover a hall for 900 and a band for 1,500?', 160],
  [
    'Price 80, 25% commission to the platform, cleaning 15 per night. I want 1,000 a month. How many nights?',
    23,
  ],
  [
    'Наемът на стола ми е 400 на месец, взимам по 30 на подстригване, а боите ми излизат 5. Колко подстригвания ми трябват, за да ми остават 1500?',
    76,
  ],
  [
    'Преводач съм. Трябват ми 2000 на месец след 25% данък и мога да фактурирам 80 часа. Каква да е цената на час?',
    33.33,
  ],
  [
    'Кутия сладки ми струва 4 лв, продавам я за 10, магазинът взима 30% комисиона. Колко ми остава от кутия?',
    3,
  ],
  [
    'Продаваме по 200 торти на месец по 25 евро, продуктите са 9 на торта, наем 800, заплати 1500. Каква ни е печалбата?',
    900,
  ],
  [
    'Ако назнача втори барман за 1400 лв на месец, а едно питие ми оставя 3,50, колко питиета повече трябва да продавам на месец?',
    400,
  ],
  [
    'Щандът на базара е 250 лв, от бурканче ми остават 4 лв. Колко бурканчета трябва да продам, за да изляза на нула?',
    63,
  ],
  ['Нова фурна за 6000 лв, спестява ми 200 на месец ток. За колко време се изплаща?', 30],
  [
    'Имаме 80 члена по 40 лв на месец. Ако вдигнем таксата на 45 и си тръгнат 6, колко повече ще изкарваме на месец?',
    130,
  ],
  ['Оборотът е 25 000 на месец, стоката е 45%, наем 1500, заплати 7000. Колко остава?', 5250],
  [
    'Правя 10 масажа на седмица по 60 лв, работя 46 седмици годишно, разходите са ми 8000 на година. Колко печеля на година?',
    19600,
  ],
  [
    'Курсът има 12 места по 150 лв. Залата е 300, а лекторът 500. Каква е печалбата, ако се запълни?',
    1000,
  ],
  ['Колко билета по 12 лв трябва да продадем, за да покрием зала за 700 и група за 1100?', 150],
  [
    'Нощувката е 90 лв, букинг взима 15%, чистенето е 12 на нощувка. Искам 1200 на месец. Колко нощувки ми трябват?',
    19,
  ],
  [
    'I bake bread at home. Flour and yeast come to 0.90 a loaf and I sell each loaf for 3.40. How many loaves a month cover a 250 market fee?',
    100,
  ],
  [
    'My cleaning firm charges 22 euro an hour and I pay the cleaner 13 an hour. How many hours a month do we have to clean so that 1,500 is left for me?',
    167,
  ],
  [
    'For our anniversary the restaurant wants 46 per guest, the room is 250 and flowers are 120. We’ll be 35. What does it cost per guest?',
    56.57,
  ],
  [
    'I lower my price from 60 to 54. It costs me 24 to make one and I sell 90 a month. How many must I sell to earn the same?',
    108,
  ],
  [
    'The coffee machine was 2,600 and each cup leaves 1.30. We sell 25 cups a day, 24 days a month. When is it paid off?',
    3.33,
  ],
  [
    'I want to earn 40,000 before tax next year, I can work 200 days, 5 billable hours a day. What must my hourly rate be?',
    40,
  ],
  ['We have 18 rooms, 70% occupied, 85 euro per night. What is the revenue in 30 nights?', 32130],
  [
    'Out of 40 appointments a week 4 don’t show up, each is worth 65 euro. How much does that cost us a year?',
    13520,
  ],
  ['Our rent goes up 6% from 1,350. How much more is that in a year?', 972],
  [
    'Пека козунаци вкъщи. Продуктите са 3,20 на брой, продавам ги по 9. Колко козунака трябва да продам, за да покрия 180 лв такса за базара?',
    32,
  ],
  [
    'Фирмата ми взима 30 лв на час за почистване, а на чистачката давам по 16 на час. Колко часа на месец трябват, за да ми останат 2100 лв?',
    150,
  ],
  [
    'Оборотът ни е 20 000 на месец, картите ни струват 2%, наемът е 1800, а стоката 55%. Колко остава?',
    6800,
  ],
  [
    'За рождения ден искат по 28 лв на дете, залата е 150, а аниматорът 200. Ще са 16 деца. Колко излиза общо?',
    798,
  ],
  [
    'Свалям цената от 50 на 45 лв. Един брой ми струва 20 лв и продавам 120 на месец. Колко трябва да продам, за да печеля същото?',
    144,
  ],
  [
    'Кафемашината беше 3000 лв, от кафе ми остава 1 лв, продаваме 40 кафета на ден, 25 дни в месеца. Кога ще се изплати?',
    3,
  ],
  [
    'Искам 36 000 лв на година преди данъци, работя 180 дни по 5 платени часа. Каква да ми е ставката на час?',
    40,
  ],
  ['Имаме 12 стаи, 60% заетост, нощувката е 110 лв. Какъв е оборотът за 30 нощи?', 23760],
  ['От 50 часа на седмица 5 клиента не идват, а всеки час е 45 лв. Колко губим на година?', 11700],
  [
    'Абонаментът е 25 лв, имаме 140 члена и всеки месец губим 7, а идват 10. Колко члена ще имаме след половин година?',
    158,
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
  'My tailoring studio has €1,150 of fixed costs and a dress brings 95, fabric 30, how many dresses a month until I’m out of the red?',
  'How many washes at €7, water and soap 1.40, does a car wash have to sell to cover 4,480 €?',
  'Kindergarten with costs of €21,600 and fees of €360 per child, food 40; how many children keep us from making a loss?',
  'We pay 3% card fees on a turnover of 16,000 a month. A new terminal costs 25 a month and takes 1.8%. How much do we save per month?',
  'Двама майстори работят по 6 часа на обект, часът е 18 лв, материали 240. Колко да искам с 30% печалба отгоре?',
];
