/** Names of fields in German, French, Spanish, Italian, Portuguese and Dutch, by what they are called in English. */
const TRANSLATIONS = {
  title: 'Titel, Titre, Título, Titolo',
  name: 'Nom, Nombre, Nome, Naam',
  description: 'Beschreibung, Descripción, Descrizione, Descrição, Beschrijving',
  subtitle: 'Untertitel, Sous-titre, Subtítulo, Sottotitolo, Ondertitel',
  summary: 'Zusammenfassung, Résumé, Resumen, Riassunto, Sommario, Resumo, Samenvatting',
  draft: 'Entwurf, Brouillon, Borrador, Bozza, Rascunho, Concept',
  published: 'Veröffentlicht, Publié, Publicado, Pubblicato, Gepubliceerd',
  years:
    'Jahr, Jahre, Zeitraum, Année, Années, Période, Año, Años, Período, Anno, Anni, Periodo, Ano, Anos, Jaar, Jaren, Periode',
  date: 'Datum, Fecha, Data',
  created:
    'Erstellt, Erstellt am, Créé, Créé le, Date de création, Creado, Fecha de creación, Creato, Data di creazione, Criado, Data de criação, Aangemaakt',
  role: 'Rolle, Funktion, Rôle, Fonction, Rol, Función, Ruolo, Funzione, Papel, Função, Functie',
  type: 'Typ, Art, Tipo, Tipi, Tipos, Soort',
  category:
    'Kategorie, Kategorien, Catégorie, Catégories, Categoría, Categorías, Categoria, Categorie, Categorias, Categorieën',
  skills:
    'Fähigkeiten, Kenntnisse, Compétences, Habilidades, Competencias, Competenze, Competências, Vaardigheden',
  technologies: 'Technologien, Tecnologías, Tecnologie, Tecnologias, Technologieën',
  tools: 'Werkzeuge, Outils, Herramientas, Strumenti, Ferramentas, Gereedschap',
  tags: 'Schlagworte, Schlagwörter, Stichworte, Stichwörter, Étiquettes, Etiquetas, Etichette, Tag, Labels',
  keywords: 'Mots-clés, Palabras clave, Parole chiave, Palavras-chave, Trefwoorden',
  language: 'Sprache, Langue, Idioma, Lingua, Língua, Taal',
  image: 'Bild, Imagen, Immagine, Imagem, Afbeelding',
  cover: 'Titelbild, Couverture, Portada, Copertina, Capa, Omslag',
};

/** "Mots-clés" and "mots_cles" -> "motscles" */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\s_\p{M}-]/gu, '');

const english = new Map(
  Object.entries(TRANSLATIONS).flatMap(([name, names]) =>
    names.split(', ').map((translated) => [plain(translated), name] as const),
  ),
);

/** The name of a field in English, lowercase, in one word. */
export const nameOfField = (key: string): string => english.get(plain(key)) ?? plain(key);
